import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What is fetched in peace once the page is used: what not every visit needs. */
const LATER = /three|View3D|weights|\.bin$|\.png$|\/(Analysis|Puzzles|Review|Strategy)-/i;

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
  return {
    name: 'tablier-offline',
    apply: 'build',
    configResolved(config) {
      // Relative to the page's own folder, unless somebody has named another place.
      folder = resolve(config.root, config.build.outDir);
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
          .replace("['FIRST']", JSON.stringify(names.filter((name) => !LATER.test(name))))
          .replace("['LATER']", JSON.stringify(names.filter((name) => LATER.test(name))));
        writeFileSync(join(folder, 'sw.js'), worker);
      },
    },
  };
}
