import { escapeHtml } from './escape-html.ts';

/** The way into the application, below what a page says. */
export const tautanKe = (alamat: string, sebutan: string): string =>
  `<p><a href="${escapeHtml(alamat)}">${escapeHtml(sebutan)}</a></p>`;
