//! Configurations made from the samples in `deploy`. A sample that no longer has what
//! is to be replaced is an error, so that nothing else is tried by mistake.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::running::{Folder, Ports};
use crate::run::{program, root};

/// A sample with everything replaced that differs here.
fn sample(name: &str, replaced: &[(&str, &str)]) -> Result<String> {
    let path = root().join("deploy").join(name);
    let text = fs::read_to_string(&path).with_context(|| format!("no deploy/{name}"))?;
    replace(name, text, replaced)
}

fn replace(name: &str, mut text: String, replaced: &[(&str, &str)]) -> Result<String> {
    for (old, new) in replaced {
        ensure!(text.contains(old), "deploy/{name} has no “{old}”");
        text = text.replace(old, new);
    }
    Ok(text)
}

fn server(ports: &Ports) -> String {
    format!("127.0.0.1:{}", ports.server)
}

pub(super) fn nginx(folder: &Folder, ports: &Ports) -> Result<Command> {
    let (plain, tls) = (ports.plain, ports.tls);
    let certificate = "/etc/letsencrypt/live/play.example/fullchain.pem";
    let key = "/etc/letsencrypt/live/play.example/privkey.pem";
    let replaced = [
        ("listen 80;", &*format!("listen 127.0.0.1:{plain};")),
        ("listen [::]:80;", &format!("listen [::1]:{plain};")),
        ("listen 443 ssl;", &format!("listen 127.0.0.1:{tls} ssl;")),
        ("listen [::]:443 ssl;", &format!("listen [::1]:{tls} ssl;")),
        (certificate, &folder.path("certificate.pem")),
        (key, &folder.path("key.pem")),
        ("127.0.0.1:7777", &server(ports)),
    ];
    folder.write("site.conf", &sample("nginx.conf", &replaced)?)?;
    // One process, which keeps to its folder.
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let temporary: String = (temporary.iter())
        .map(|what| format!("{what}_temp_path {};\n", folder.path(what)))
        .collect();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {};\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}include {};\n}}\n",
        folder.path("nginx.pid"),
        folder.path("site.conf"),
    );
    folder.write("nginx.conf", &whole)?;
    let prefix = folder.path("");
    let file = folder.path("nginx.conf");
    Ok(program(
        "nginx",
        &["-e", "stderr", "-p", &prefix, "-c", &file],
    ))
}

pub(super) fn haproxy(folder: &Folder, ports: &Ports) -> Result<Command> {
    let both = folder.path("both.pem");
    let tls = |host: &str| format!("bind {host}:{} ssl crt {both}", ports.tls);
    let replaced = [
        (
            "bind :::80 v4v6",
            &*format!("bind 127.0.0.1:{}", ports.plain),
        ),
        (
            "bind :::443 v4v6 ssl crt /etc/haproxy/play.example.pem",
            &format!("{}\n    {}", tls("127.0.0.1"), tls("[::1]")),
        ),
        ("127.0.0.1:7777", &server(ports)),
    ];
    folder.write("haproxy.cfg", &sample("haproxy.cfg", &replaced)?)?;
    // In the foreground, in one process.
    Ok(program(
        "haproxy",
        &["-db", "-f", &folder.path("haproxy.cfg")],
    ))
}

pub(super) fn caddy(folder: &Folder, ports: &Ports) -> Result<Command> {
    let (certificate, key) = (folder.path("certificate.pem"), folder.path("key.pem"));
    let site = format!(
        "\n:{} {{\n\tbind 127.0.0.1 [::1]\n\ttls {certificate} {key}\n",
        ports.tls
    );
    let replaced = [
        ("\nplay.example {\n", &*site),
        ("127.0.0.1:7777", &server(ports)),
    ];
    let site = sample("Caddyfile", &replaced)?;
    let options = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n\n";
    folder.write("Caddyfile", &format!("{options}{site}"))?;
    let file = folder.path("Caddyfile");
    let args = ["run", "--adapter", "caddyfile", "--config", &file];
    let mut command = program("caddy", &args);
    command.env("HOME", folder.path(""));
    command.env("XDG_DATA_HOME", folder.path("data"));
    command.env("XDG_CONFIG_HOME", folder.path("config"));
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sample_can_be_tried_and_asks_for_tls() {
        let ports = Ports {
            plain: 1,
            tls: 2,
            server: 3,
        };
        let folder = Folder::new("samples").unwrap();
        for (made, file) in [
            (nginx(&folder, &ports), "site.conf"),
            (haproxy(&folder, &ports), "haproxy.cfg"),
            (caddy(&folder, &ports), "Caddyfile"),
        ] {
            made.unwrap();
            let text = folder.read(file);
            assert!(text.contains("127.0.0.1:3"), "{text}");
            assert!(text.contains("Strict-Transport-Security"), "{text}");
            assert!(!text.contains(":7777") && !text.contains("443"), "{text}");
        }
    }

    #[test]
    fn what_is_not_there_cannot_be_replaced() {
        assert!(replace("x", "one".to_string(), &[("two", "three")]).is_err());
        let replaced = replace("x", "one".to_string(), &[("one", "three")]);
        assert_eq!(replaced.unwrap(), "three");
    }
}
