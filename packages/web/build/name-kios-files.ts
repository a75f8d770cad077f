import type { Plugin } from 'vite';

const PLACE = 'BERKAS_KIOS';

/** Tells the kiosk's service worker which files to keep: all that this build makes. They differ, so it differs too. */
export function nameKiosFiles(): Plugin {
  return {
    name: 'hadir-name-kios-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle['kios-sw.js'];
      if (worker?.type !== 'chunk' || !worker.code.includes(PLACE))
        throw new Error(`kios-sw.js does not name ${PLACE}`);
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      worker.code = worker.code.replaceAll(PLACE, JSON.stringify(files.sort().map((file) => `/${file}`)));
    },
  };
}
