import { escapeHtml } from './escape-html.ts';
import { STYLE_HALAMAN } from './style-halaman.ts';

type Halaman = {
  judul: string;
  kalimat: string;
  /** HTML below the sentence; whatever was written by people in it is escaped already. */
  isi?: string;
  /** Green for an organisation that is linked to the staff data system. */
  edisi?: 'ungu' | 'hijau';
};

const TANDA =
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="m10 16.5 4 4 8-8.5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** A page outside the application, without scripts and with nothing to fetch: light, dark, and as narrow as a phone. */
export const writeHalaman = ({ judul, kalimat, isi = '', edisi = 'ungu' }: Halaman): string =>
  `<!doctype html><html lang="id" class="${edisi}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><title>${escapeHtml(judul)} · Hadir</title><style>${STYLE_HALAMAN}</style></head><body><header>${TANDA}<span>Hadir</span></header><main><h1>${escapeHtml(judul)}</h1><p class="kalimat">${escapeHtml(kalimat)}</p>${isi}</main></body></html>`;
