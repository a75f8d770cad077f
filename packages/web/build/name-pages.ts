import type { Plugin } from 'vite';

/** Writes `halaman.json` beside the built pages: which page answers which addresses, of those that index.html does not. */
export function namePages(pages: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: 'hadir-name-pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'halaman.json', source: JSON.stringify(pages) });
    },
  };
}
