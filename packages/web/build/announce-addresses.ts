import type { Plugin } from 'vite';
import { routes } from '../src/base/links/routes.ts';

/** The file that knows the addresses behind the sign-in, and the one that it is asked by (vendor-groups.ts). */
const FILES = /^assets\/(?:addresses|alamat)-[\w-]+\.js$/;

/**
 * Writes `alamat.json` beside the built page: `{ files, public }`, the scripts that a page behind the sign-in asks for
 * first, and the addresses that do without them (`{name}` is a parameter). The server announces the former with the
 * page, so that they do not wait until the first script has run.
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
        const open = Object.values(routes).flatMap((route) => ('public' in route && route.public ? [route.path] : []));
        this.emitFile({ type: 'asset', fileName: 'alamat.json', source: JSON.stringify({ files, public: open }) });
      },
    },
  };
}
