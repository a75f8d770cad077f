import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { announceAddresses } from './build/announce-addresses.ts';
import { cspHashes } from './build/csp-hashes.ts';
import { dropUnusedRules } from './build/drop-unused-rules.ts';
import { namePages } from './build/name-pages.ts';
import { offlineFiles } from './build/offline-files.ts';
import { orderHead } from './build/order-head.ts';
import { precompress } from './build/precompress.ts';
import { fetchedAlong, VENDOR_GROUPS } from './build/vendor-groups.ts';
import { OWN_PAGES } from './src/base/api/own-pages.ts';
import { SERVER_PATHS } from './src/base/api/server-paths.ts';

const offline = offlineFiles();
/** The server beside which the development server runs. */
const API = process.env['HADIR_API'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true }),
    dropUnusedRules(),
    offline.plugin,
    VitePWA({
      strategies: 'injectManifest',
      registerType: 'prompt',
      injectRegister: false,
      srcDir: 'src',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['index.html', 'ikon.svg', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [offline.narrow],
        rollupFormat: 'iife',
      },
      manifest: {
        name: 'Hadir',
        short_name: 'Hadir',
        description: 'Presensi, cuti, dan jadwal kerja untuk sekolah dan instansi.',
        lang: 'id',
        start_url: '/',
        display: 'standalone',
        background_color: '#fafafb',
        theme_color: '#7e47dd',
        icons: [{ src: '/ikon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
    orderHead(/figtree-latin-wght-normal.*\.woff2$/),
    cspHashes(),
    announceAddresses(),
    namePages(OWN_PAGES),
    precompress(),
  ],
  build: {
    target: 'es2023',
    // What is built beside it lies in the same folder; who builds all of it clears that first (scripts/tasks/build-web.ts).
    emptyOutDir: false,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: VENDOR_GROUPS },
        // Every screen's files are named in what is fetched first, where the random part of a name is all that cannot be
        // compressed: 42 bits tell the versions of one name apart as well as 48.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, API])) },
});
