import type { Plugin } from 'vite';
import type { Route } from '../src/base/links/route.ts';
import { routes } from '../src/base/links/routes.ts';

/** The file that knows the addresses behind the sign-in, and the one that it is asked by (vendor-groups.ts). */
const FILES = /^assets\/(?:addresses|alamat)-[\w-]+\.js$/;

/** What an address calls the organisation that it is about. */
const INSTANSI = /\{organisasi_id\}/;

/**
 * Writes `alamat.json` beside the built page: `{ files, public, organisasi }`, the scripts that a page behind the sign-in
 * asks for first, the addresses that do without them, and those that name the organisation that one comes to (`{name}`
 * is a parameter). The server announces with the page what it asks for first, so that it does not wait until the first
 * script has run.
 */
export function announceAddresses(): Plugin {
  return {
    name: 'hadir-announce-addresses',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => FILES.test(file));
        if (files.length !== 2) this.error(`the addresses come in ${files.length} files: ${files.join(', ')}`);
        const all: Route[] = Object.values(routes);
        const open = all.filter((route) => route.public).map(({ path }) => path);
        const organisasi = all.filter((route) => !route.public && INSTANSI.test(route.path)).map(({ path }) => path);
        const source = JSON.stringify({ files, public: open, organisasi });
        this.emitFile({ type: 'asset', fileName: 'alamat.json', source });
      },
    },
  };
}
