import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { offline } from '../../offline/plugin.ts';

it('writes the service worker wherever the page is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablier-page-'));
  try {
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'weights.bin'), 'numbers');
    const plugin = offline() as unknown as {
      configResolved(config: object): void;
      closeBundle: { handler(): void };
    };
    plugin.configResolved({ root: join(folder, 'elsewhere'), build: { outDir: folder } });
    plugin.closeBundle.handler();
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    expect(worker).toContain('["./"]');
    expect(worker).toContain('["weights.bin"]');
    expect(worker).not.toContain("'VERSION'");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
