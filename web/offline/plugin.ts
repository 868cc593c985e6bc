import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;

/** Pages that a first visit may lead to. What they need at once is kept before anything else. */
const FIRST = /\/pages\/(Games|Missing|play\/Play|setup\/Setup)\.svelte$/;

/** Files that no code names, and that nobody waits for. */
const PLAIN_LATER = /\.(bin|png)$/;

/** Of the code and the styles of a page, what is fetched in peace once it is used: whoever opens more gets it at once. */
function laterIn(bundle: OutputBundle): string[] {
  const first = new Set<string>();
  const need = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || first.has(name)) return;
    for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) first.add(file);
    chunk.imports.forEach(need);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && (chunk.isEntry || FIRST.test(chunk.facadeModuleId ?? ''))) need(name);
  }
  return Object.entries(bundle).flatMap(([name, { type }]) =>
    (type === 'chunk' || name.endsWith('.css')) && !first.has(name) ? [name] : [],
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

/**
 * Writes the service worker of the built page: the hand-written one with the list of
 * all files and a version that changes exactly when one of them does.
 */
export function offline(): Plugin {
  let folder = '';
  let later: string[] = [];
  const isLater = (name: string) => PLAIN_LATER.test(name) || later.includes(name);
  return {
    name: 'tablier-offline',
    apply: 'build',
    configResolved(config) {
      // Relative to the page's own folder, unless somebody has named another place.
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      later = laterIn(bundle);
    },
    closeBundle: {
      // The files of `public` have been copied by then.
      order: 'post',
      handler() {
        const hash = createHash('sha256');
        const names: string[] = [];
        for (const path of filesIn(folder).sort()) {
          const name = relative(folder, path).split(sep).join('/');
          if (name === 'sw.js' || name.endsWith('.map') || /\.(br|gz)$/.test(name)) continue;
          hash.update(name).update(readFileSync(path));
          names.push(name === 'index.html' ? './' : name);
        }
        const template = fileURLToPath(new URL('./sw.js', import.meta.url));
        const worker = readFileSync(template, 'utf8')
          .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 12)))
          .replace("['FIRST']", JSON.stringify(names.filter((name) => !isLater(name))))
          .replace("['LATER']", JSON.stringify(names.filter(isLater)));
        writeFileSync(join(folder, 'sw.js'), worker);
      },
    },
  };
}
