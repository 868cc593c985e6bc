// Says how large the files of a folder are, as they are and as they travel.
// Usage: node scripts/sizes.mjs FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = process.argv[2] ?? 'dist';
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
let [raw, compressed] = [0, 0];
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || entry.name.endsWith('.d.ts')) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  const small = brotliCompressSync(bytes).length;
  raw += bytes.length;
  compressed += small;
  console.log(`${kilobytes(bytes.length)} ${kilobytes(small)} brotli  ${path}`);
}
console.log(`${kilobytes(raw)} ${kilobytes(compressed)} brotli  in all`);
