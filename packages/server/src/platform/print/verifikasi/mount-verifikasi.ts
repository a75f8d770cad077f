import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { inScope } from '../../db/scope/in-scope.ts';
import { CSP_HALAMAN } from '../../http/pages/csp-halaman.ts';
import type { Deps } from '../../ctx/deps.ts';
import { escapeHtml } from '../../http/pages/escape-html.ts';
import { writeHalaman } from '../../http/pages/write-halaman.ts';
import { findDokumen } from '../dokumen.queries.ts';
import { compareDokumen } from './compare-dokumen.ts';

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
    // Whoever only asks again and again still sees what the paper must say.
    const isAllowed = (await deps.limits.takeQuietly('verifikasi', request.ip)) !== null;
    const beda = isAllowed ? await compareDokumen(deps, dokumen, deps.now()) : null;
    const list = rows
      .map(({ label, nilai }) => {
        const kini = beda?.get(label);
        const words =
          kini === undefined
            ? escapeHtml(nilai)
            : `${escapeHtml(nilai)} <strong>(sekarang ${escapeHtml(kini)})</strong>`;
        return `<div><dt>${escapeHtml(label)}</dt><dd>${words}</dd></div>`;
      })
      .join('');
    const kalimat = `Dokumen ini dicetak dari Hadir. Yang tertulis di kertasnya harus sama dengan berikut; bila berbeda, kertas itu bukan dokumen ini. ${sebutBeda(beda)}`;
    return reply.send(writeHalaman({ judul: dokumen.judul, kalimat, isi: `<dl class="kartu">${list}</dl>` }));
  });
}

/** Whether what Hadir knows today still says the same. */
function sebutBeda(beda: ReadonlyMap<string, string> | null): string {
  if (!beda) return '';
  if (beda.size === 0) return 'Catatan Hadir hari ini masih sama.';
  return 'Catatan Hadir sudah berubah sejak dicetak: yang ditandai kini lain.';
}

const pukulFormat = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'long',
  timeStyle: 'long',
});
