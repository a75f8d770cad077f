import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes `csp.json` beside the built page: `{ "style-src": ["'sha256-…'"] }`, the sources that a content security policy
 * must name for the page's inline skeleton style. The build fails when the page carries an inline script.
 */
export function cspHashes(): Plugin {
  return {
    name: 'hadir-csp-hashes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('index.html is missing from the build');
        const html = String(page.source);
        if (/<script(?![^>]*\bsrc=)[^>]*>/.test(html)) this.error('index.html carries an inline script');
        const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => sha256(css ?? ''));
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify({ 'style-src': styles }) });
      },
    },
  };
}
