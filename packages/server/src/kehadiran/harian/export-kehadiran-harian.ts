import type { UnduhHarianInput } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import type { BarisKehadiran, RingkasanHari } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { issueDokumen } from '../../platform/print/issue-dokumen.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { findKopSurat } from '../../platform/print/find-kop-surat.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { toPdfKolom } from '../../platform/print/to-pdf-kolom.ts';
import { makeLater } from '../../platform/workers/make-later.ts';
import { closeHari } from '../turunan/close-hari.ts';
import { countHarian, listHarian } from './harian.queries.ts';
import { KOLOM_HARIAN } from './kolom-harian.ts';
import { requireSudahTiba } from './require-sudah-tiba.ts';
import { toBarisKehadiran } from '../riwayat/to-baris-kehadiran.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Kehadiran Harian as a workbook or as a page to print and sign: the same rows and counts as on the screen. */
export async function exportKehadiranHarian(ctx: OrganisasiCtx, input: UnduhHarianInput): Promise<Download> {
  const { format, tanggal = ctx.today, group_id, q, keadaan } = input;
  requireSudahTiba(tanggal, ctx.today);
  await closeHari(ctx.deps.db, ctx.organisasi, ctx.now);

  const saring = { tanggal, group_id, q, keadaan };
  const [rows, ringkasan] = await Promise.all([listHarian(ctx, saring, {}), countHarian(ctx, saring)]);
  const baris = await toBarisKehadiran(ctx, rows);
  const filename = `kehadiran-harian-${tanggal}.${format}`;
  if (format === 'pdf') {
    return {
      filename,
      mediaType: 'application/pdf',
      content: await toPdf(ctx, tanggal, baris, ringkasan),
      inline: true,
    };
  }
  const content = makeSheet(ctx, {
    nama: 'Kehadiran Harian',
    kolom: KOLOM_HARIAN,
    baris: baris.map((row, index) => KOLOM_HARIAN.map(({ nilai }) => nilai(row, index))),
  });
  return { filename, mediaType: XLSX, content };
}

async function toPdf(ctx: OrganisasiCtx, tanggal: string, baris: BarisKehadiran[], ringkasan: RingkasanHari) {
  const kop = await findKopSurat(ctx);
  const judul = 'Kehadiran Harian';
  const alamat_verifikasi = await issueDokumen(ctx, judul, [
    { label: 'Tanggal', nilai: tanggalPanjang(tanggal) },
    { label: 'Baris', nilai: String(baris.length) },
    { label: 'Ringkasan', nilai: kalimatRingkasan(ringkasan) },
  ]);
  const kolom = KOLOM_HARIAN.filter(({ bagian }) => bagian > 0);
  return makeLater('writePdf', ctx, {
    judul,
    keterangan: [tanggalPanjang(tanggal), kalimatRingkasan(ringkasan)],
    kop,
    kolom: kolom.map(toPdfKolom),
    baris: baris.map((row, index) => kolom.map(({ nilai }) => String(nilai(row, index) ?? ''))),
    pengesahan: { tanggal: tanggalPanjang(ctx.today), alamat_verifikasi },
  });
}

const kalimatRingkasan = (r: RingkasanHari) =>
  `${r.anggota} anggota: ${r.hadir} hadir (${r.terlambat} terlambat, ${r.tidak_lengkap} tidak lengkap), ${r.cuti} cuti, ${r.absen} absen, ${r.libur} libur, ${r.terbuka} belum presensi`;
