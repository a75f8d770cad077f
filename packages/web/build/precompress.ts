import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_BYTES = 1000;

/** Writes `.br` and `.gz` beside every text of the finished build, so that the server sends them without work of its own. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'hadir-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      // After the service worker has been written.
      sequential: true,
      handler: () => {
        for (const file of globSync('**/*.{js,css,svg,webmanifest}', { cwd: outDir })) {
          const path = join(outDir, file);
          const content = readFileSync(path);
          if (content.byteLength < WORTH_BYTES) continue;
          writeFileSync(`${path}.br`, brotliCompressSync(content));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
