import type { Plugin } from 'vite';

/** Lets the browser fetch the interface font together with the style sheet that names it. */
export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'hadir-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((file) => name.test(file));
        if (!file) throw new Error(`no font in the build is named like ${name}`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
