import type { UnduhHarianInput } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import { writeLaporan } from '../../platform/print/laporan/write-laporan.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { findKeadaan } from '../rekap/find-keadaan.queries.ts';
import { toBarisKehadiran } from '../riwayat/to-baris-kehadiran.ts';
import { closeHari } from '../turunan/close-hari.ts';
import { countHarian, listHarian } from './harian.queries.ts';
import { KOLOM_HARIAN } from './kolom-harian.ts';
import { requireSudahTiba } from './require-sudah-tiba.ts';

/** Kehadiran Harian as a workbook or as a page to print and sign: the same rows and counts as on the screen. */
export async function exportKehadiranHarian(ctx: OrganisasiCtx, input: UnduhHarianInput): Promise<Download> {
  const { format, tanggal = ctx.today, group_id, q, keadaan } = input;
  requireSudahTiba(tanggal, ctx.today);
  await closeHari(ctx.deps.db, ctx.organisasi, ctx.now);

  const saring = { tanggal, group_id, q, keadaan };
  const range = { tgl_awal: tanggal, tgl_akhir: tanggal };
  const [rows, ringkasan] = await Promise.all([listHarian(ctx, saring, {}), countHarian(ctx, saring)]);
  const tabel = toTabelLaporan({
    judul: 'Kehadiran Harian',
    sebutan: tanggalPanjang(tanggal),
    range,
    ringkasan: kalimatRingkasan(ringkasan),
    keadaan: await findKeadaan(ctx.db, { organisasi_id: ctx.organisasi.organisasi_id, range }),
    kolom: KOLOM_HARIAN,
    rows: await toBarisKehadiran(ctx, rows),
  });
  return writeLaporan(ctx, tabel, format);
}

const kalimatRingkasan = (r: RingkasanHari) =>
  `${r.anggota} anggota: ${r.hadir} hadir (${r.terlambat} terlambat, ${r.tidak_lengkap} tidak lengkap), ${r.cuti} cuti, ${r.absen} absen, ${r.libur} libur, ${r.terbuka} belum presensi`;
