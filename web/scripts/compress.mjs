// Lays a compressed file beside every file of a folder that gets smaller by it,
// so that the server need not compress while somebody waits.
// Usage: node scripts/compress.mjs FOLDER
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = process.argv[2] ?? 'dist';
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  if (path.endsWith('.br')) {
    rmSync(path);
    continue;
  }
  const bytes = readFileSync(path);
  const small = brotliCompressSync(bytes);
  if (small.length < bytes.length * 0.95) writeFileSync(`${path}.br`, small);
}
