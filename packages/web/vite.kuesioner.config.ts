import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/**
 * The page for strangers who answer a questionnaire by its link, built beside the application (vite.config.ts) and apart
 * from it: what it shares would come in the application's chunks, and it must run in browsers that are older.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react({ compiler: true }), precompress()],
  build: {
    target: 'chrome80',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(import.meta.dirname, 'kuesioner.html'),
      output: { entryFileNames: 'assets/kuesioner-[hash].js' },
    },
  },
});
