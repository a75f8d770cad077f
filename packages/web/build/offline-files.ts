import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { firstLoadFiles } from './first-load-files.ts';

/** What works without a connection from the first visit on: the shell with its menu, and a member's check-in. */
const OFFLINE_MODULES = [
  'src/app/shell/frame/shell.tsx',
  'src/app/shell/account/drawer.tsx',
  'src/app/pages/home-screen.tsx',
  'src/presensi/ketukan/check-in-screen.tsx',
  'src/presensi/bukti/selfie-dialog.tsx',
  'src/ui/layer/confirm-dialog.tsx',
];
const ALWAYS = /^index\.html$|^ikon\.svg$|\.woff2$/;

type Entry = { url: string; size: number };

/** Narrows what the service worker fetches when it is installed, so that it stands within a moment of the first visit. */
export function offlineFiles() {
  let dist = '';
  const plugin: Plugin = {
    name: 'hadir-offline-files',
    apply: 'build',
    configResolved: ({ root, build }) => void (dist = resolve(root, build.outDir)),
  };
  const narrow = <E extends Entry>(entries: E[]) => {
    const needed = firstLoadFiles(dist, OFFLINE_MODULES);
    return { manifest: entries.filter(({ url }) => ALWAYS.test(url) || needed.has(url)), warnings: [] };
  };
  return { plugin, narrow };
}
