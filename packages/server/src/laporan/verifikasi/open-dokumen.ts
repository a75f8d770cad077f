import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import type { dokumenTercetak } from '@hadir/contract/laporan/verifikasi/dokumen-tercetak.links.ts';
import * as z from 'zod/mini';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { LinkVerb } from '../../platform/http/pipeline/link-verb.ts';
import { escapeHtml } from '../../platform/http/pages/escape-html.ts';
import { writeHalaman } from '../../platform/http/pages/write-halaman.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findDokumen, type Dokumen } from '../../platform/print/dokumen.queries.ts';
import { sebutSaat } from '../../platform/print/sebut-saat.ts';
import { compareDokumen, isTerulang } from './compare-dokumen.ts';

const Uuid = z.uuid();

/** The page behind a printed document's QR code: what the document must say, for whoever holds it to compare. */
export const openDokumen: LinkVerb<typeof dokumenTercetak.openDokumen> = async ({ deps, now, ip, find }, asked) => {
  const id = Uuid.safeParse(asked.dokumen_id);
  const dokumen = id.success ? await find((db) => findDokumen(db, id.data)) : undefined;
  if (!dokumen) throw new Refusal('dokumen.unknown');
  // Whoever only asks again and again still sees what the paper must say.
  const isAllowed = (await deps.limits.takeQuietly('verifikasi', ip)) !== null;
  if (!isAllowed || !isTerulang(dokumen)) {
    const passed = { now, today: localToday(now, ZONA_BAWAAN), scope: { lingkup: 'semua' } } as const;
    return { passed, run: async () => dokumenPage(dokumen, null) };
  }
  const { tenant_id, organisasi_id, sumber } = dokumen;
  const scope = { lingkup: 'organisasi', tenant_id, organisasi_id } as const;
  return {
    passed: { now, today: localToday(now, sumber.timezone), scope },
    run: async (ctx) => dokumenPage(dokumen, await compareDokumen(ctx, dokumen)),
  };
};

/** Of what the paper does not say, or Hadir no longer. */
const TIDAK_ADA = 'Tidak ada';

type Beda = Awaited<ReturnType<typeof compareDokumen>>;

function dokumenPage(dokumen: Dokumen, beda: Beda | null): string {
  const lain = beda === 'dihapus' ? null : beda;
  const tertulis = new Set(dokumen.ringkasan.map(({ label }) => label));
  const rows = [
    { label: 'Instansi', nilai: dokumen.nama_organisasi },
    ...dokumen.ringkasan,
    ...[...(lain?.keys() ?? [])].filter((label) => !tertulis.has(label)).map((label) => ({ label, nilai: TIDAK_ADA })),
    { label: 'Dicetak', nilai: `${sebutSaat(dokumen.dibuat_pada)} oleh ${dokumen.dibuat_oleh}` },
  ];
  const list = rows
    .map(({ label, nilai }) => {
      const kini = lain?.get(label);
      const words =
        kini === undefined
          ? escapeHtml(nilai)
          : `${escapeHtml(nilai)} <strong>(sekarang ${escapeHtml(kini ?? TIDAK_ADA.toLowerCase())})</strong>`;
      return `<div><dt>${escapeHtml(label)}</dt><dd>${words}</dd></div>`;
    })
    .join('');
  const kalimat = `Dokumen ini dicetak dari Hadir. Yang tertulis di kertasnya harus sama dengan berikut; bila berbeda, kertas itu bukan dokumen ini. ${sebutBeda(beda)}`;
  return writeHalaman({ judul: dokumen.judul, kalimat, isi: `<dl class="kartu">${list}</dl>` });
}

/** Whether what Hadir knows today still says the same. */
function sebutBeda(beda: Beda | null): string {
  if (!beda) return '';
  if (beda === 'dihapus')
    return 'Rincian kehadirannya sudah dihapus menurut masa simpan, jadi tidak lagi dapat dibandingkan dengan catatan Hadir.';
  if (beda.size === 0) return 'Catatan Hadir hari ini masih sama.';
  return 'Catatan Hadir sudah berubah sejak dicetak: yang ditandai kini lain.';
}
