import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|wasm)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays a `.br` and a `.gz` beside every built asset that becomes smaller by it, so that the server compresses nothing while it serves. */
export function precompress(): Plugin {
  return {
    name: 'hadir-precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && COMPRESSIBLE.test(file));
      await Promise.all(files.map((file) => compress(join(dir ?? '', file))));
    },
  };
}

async function compress(path: string) {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await toBrotli(content));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}
