import type { Plugin } from 'vite';

const STYLE = /\s*<link rel="stylesheet"[^>]*>/g;
const SCRIPT = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * Has the built page name its style sheets and the interface font, which the first paint needs, before its scripts: a
 * browser asks for six files at once, in the order in which they stand, and the paint would wait for scripts.
 */
export function orderHead(font: RegExp): Plugin {
  return {
    name: 'hadir-order-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => font.test(name));
        if (!file) throw new Error(`no font in the build is named like ${font}`);
        const preload = `\n    <link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`;
        const tags = [...(html.match(STYLE) ?? []), preload, ...(html.match(SCRIPT) ?? []), '\n  </head>'];
        return html
          .replace(STYLE, '')
          .replace(SCRIPT, '')
          .replace(/\s*<\/head>/, () => tags.join(''));
      },
    },
  };
}
