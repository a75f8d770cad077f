import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { inScope } from '../db/in-scope.ts';
import type { Deps } from '../http/deps.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { findDokumen } from './dokumen.queries.ts';

const Uuid = z.uuid();
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}dt{color:#6c6b74}dd{margin:0 0 .75rem}';

/** The page behind a printed document's QR code: what the document must say, for whoever holds it to compare. */
export function mountVerifikasi(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { dokumen_id: string } }>('/verifikasi/:dokumen_id', async (request, reply) => {
    const id = Uuid.safeParse(request.params.dokumen_id);
    const dokumen = id.success
      ? await inScope(deps.db, { lingkup: 'semua' }, (db) => findDokumen(db, id.data), { readOnly: true })
      : undefined;
    void reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8');
    if (!dokumen) return reply.code(404).send(page('Dokumen tidak ditemukan', 'Kode ini bukan kode dokumen Hadir.'));

    const rows = [
      { label: 'Instansi', nilai: dokumen.nama_organisasi },
      ...dokumen.ringkasan,
      { label: 'Dicetak', nilai: `${pukulFormat.format(new Date(dokumen.dibuat_pada))} oleh ${dokumen.dibuat_oleh}` },
    ];
    const list = rows.map(({ label, nilai }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(nilai)}</dd>`).join('');
    return reply.send(
      page(dokumen.judul, `Dokumen ini dicetak dari Hadir. Isinya harus sama dengan berikut.`, `<dl>${list}</dl>`),
    );
  });
}

const pukulFormat = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'long',
  timeStyle: 'long',
});

const page = (judul: string, kalimat: string, isi = '') =>
  `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(judul)}</title><style>${STYLE}</style><h1>${escapeHtml(judul)}</h1><p>${escapeHtml(kalimat)}</p>${isi}</html>`;
