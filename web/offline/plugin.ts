import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Pages, boards, and what only they share, that not every visit needs. Whoever opens one gets it at once. */
const QUIET = [
  ...['About', 'Analysis', 'Class', 'ClassTable', 'Example', 'Import', 'Learn', 'Lesson', 'Picture', 'Print'],
  ...['Puzzles', 'RecordForm', 'Review', 'figures', 'Rules', 'sandbox.svelte', 'Shared', 'Strategy'],
  ...['Bots', 'Join', 'Lobby', 'Online', 'online.svelte', 'QrCode', 'Saying', 'Tables', 'Turns'],
  ...['api', 'my-tables', 'open-table'],
  ...['heinash', 'hyle7', 'seven', 'Turning'],
];

/** What is fetched in peace once the page is used. */
const LATER = new RegExp(`three|View3D|weights|\\.bin$|\\.png$|/(${QUIET.join('|')})-`, 'i');

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
