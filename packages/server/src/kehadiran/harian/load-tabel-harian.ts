import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { sebutBelum } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { findKeadaan } from '../rekap/find-keadaan.queries.ts';
import { toBarisKehadiran } from '../riwayat/to-baris-kehadiran.ts';
import { countHarian, listHarian, type SaringHarian } from './harian.queries.ts';
import { kolomHarian } from './kolom-harian.ts';

type Lengkap = {
  sumber?: boolean;
  /** The pictures that stand beside the rows. */
  foto?: (rows: readonly BarisKehadiran[]) => Promise<(Uint8Array | null)[]>;
};

/** Kehadiran Harian as a report: the rows and counts of the screen. */
export async function loadTabelHarian(
  ctx: LaporanCtx,
  saring: SaringHarian,
  { sumber = true, foto }: Lengkap = {},
): Promise<TabelLaporan> {
  const { tanggal } = saring;
  const range = { tgl_awal: tanggal, tgl_akhir: tanggal };
  const rows = await toBarisKehadiran(ctx, await listHarian(ctx, saring, {}));
  const jumlah = await countHarian(ctx, saring);
  const kolom = kolomHarian(sebutBelum(jumlah));
  return toTabelLaporan({
    judul: 'Kehadiran Harian',
    sebutan: tanggalPanjang(tanggal),
    range,
    ringkasan: kalimatRingkasan(jumlah),
    keadaan: await findKeadaan(ctx.db, { organisasi_id: ctx.organisasi.organisasi_id, range }),
    sumber: { jenis: 'harian', minta: saring },
    kolom: sumber ? kolom : kolom.filter(({ judul }) => judul !== 'Sumber'),
    rows,
    ...(foto && { gambar: { judul: 'Foto', baris: await foto(rows) } }),
  });
}

const kalimatRingkasan = (r: RingkasanHari) =>
  `${sebutAngka(r.anggota)} anggota: ${sebutAngka(r.hadir)} hadir (${sebutAngka(r.terlambat)} terlambat, ${sebutAngka(r.tidak_lengkap)} tidak lengkap), ${sebutAngka(r.cuti)} cuti, ${sebutAngka(r.absen)} absen, ${sebutAngka(r.libur)} libur, ${sebutAngka(r.terbuka)} ${sebutBelum(r).toLowerCase()}`;
