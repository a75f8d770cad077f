import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameKiosFiles } from './build/name-kios-files.ts';
import { precompress } from './build/precompress.ts';

const at = (path: string) => join(import.meta.dirname, path);

/**
 * The page of a kiosk and its service worker, built beside the application (vite.config.ts) and apart from it: it runs
 * for weeks on an old tablet, and keeps its own files without the application's.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react({ compiler: true }), nameKiosFiles(), precompress()],
  build: {
    target: 'chrome80',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { kios: at('kios.html'), 'kios-sw': at('src/perangkat/kios/kios-sw.ts') },
      // A service worker answers only what lies below it, and is asked for by the same name for ever.
      output: { entryFileNames: ({ name }) => (name === 'kios-sw' ? 'kios-sw.js' : 'assets/kios-[hash].js') },
    },
  },
});
