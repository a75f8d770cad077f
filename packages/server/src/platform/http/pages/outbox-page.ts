import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/open/open-db.ts';
import { CSP_HALAMAN } from './csp-halaman.ts';
import { escapeHtml } from './escape-html.ts';
import { writeHalaman } from './write-halaman.ts';
import { listSuratKeluar } from '../../mail/surat-keluar.queries.ts';

const OUTBOX_PATH = '/kotak-surat';
const SHOWN = 100;

/** The unsent mails, newest first. They hold links that sign people in: like any page that is not public it opens to its own machine alone. */
export function mountOutboxPage(app: FastifyInstance, db: Db): void {
  app.get(OUTBOX_PATH, async (_, reply) => {
    const mails = await listSuratKeluar(db, SHOWN);
    const isi = mails.map(
      ({ kepada, judul, teks, dibuat_pada }) =>
        `<article class="kartu"><h2>${escapeHtml(judul)}</h2><p class="kecil">Kepada ${escapeHtml(kepada)}, ${saat.format(new Date(dibuat_pada))}</p><p class="surat">${linked(teks)}</p></article>`,
    );
    const kalimat = mails.length > 0 ? 'Surat yang akan terkirim bila ada server surat.' : 'Belum ada surat.';
    return reply
      .header('content-security-policy', CSP_HALAMAN)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(writeHalaman({ judul: 'Kotak surat', kalimat, isi: isi.join('') }));
  });
}

const saat = new Intl.DateTimeFormat('id-ID', { timeZone: ZONA_BAWAAN, dateStyle: 'long', timeStyle: 'long' });

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
