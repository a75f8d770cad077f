import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { inScope } from '../../db/scope/in-scope.ts';
import { CSP_HALAMAN } from '../../http/pages/csp-halaman.ts';
import type { Deps } from '../../ctx/deps.ts';
import { escapeHtml } from '../../http/pages/escape-html.ts';
import { writeHalaman } from '../../http/pages/write-halaman.ts';
import { findDokumen } from '../dokumen.queries.ts';

const Uuid = z.uuid();

/** The page behind a printed document's QR code: what the document must say, for whoever holds it to compare. */
export function mountVerifikasi(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { dokumen_id: string } }>('/verifikasi/:dokumen_id', async (request, reply) => {
    const id = Uuid.safeParse(request.params.dokumen_id);
    const dokumen = id.success
      ? await inScope(deps.db, { lingkup: 'semua' }, (db) => findDokumen(db, id.data), { readOnly: true })
      : undefined;
    void reply.header('content-security-policy', CSP_HALAMAN).type('text/html; charset=utf-8');
    if (!dokumen) {
      const kalimat = 'Kode ini bukan kode dokumen Hadir.';
      return reply.code(404).send(writeHalaman({ judul: 'Dokumen tidak ditemukan', kalimat }));
    }

    const rows = [
      { label: 'Instansi', nilai: dokumen.nama_organisasi },
      ...dokumen.ringkasan,
      { label: 'Dicetak', nilai: `${pukulFormat.format(new Date(dokumen.dibuat_pada))} oleh ${dokumen.dibuat_oleh}` },
    ];
    const list = rows
      .map(({ label, nilai }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(nilai)}</dd></div>`)
      .join('');
    const kalimat = 'Dokumen ini dicetak dari Hadir. Isinya harus sama dengan berikut.';
    return reply.send(writeHalaman({ judul: dokumen.judul, kalimat, isi: `<dl class="kartu">${list}</dl>` }));
  });
}

const pukulFormat = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'long',
  timeStyle: 'long',
});
