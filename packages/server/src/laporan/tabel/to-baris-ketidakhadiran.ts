import type { BarisKetidakhadiran } from '@hadir/contract/laporan/ketidakhadiran/ketidakhadiran.contract.ts';
import { toAnggotaRingkas } from '../../kehadiran/hari/join-anggota.queries.ts';
import type { listHariTakHadir } from '../../kehadiran/rekap/ketidakhadiran.queries.ts';

type Row = Awaited<ReturnType<typeof listHariTakHadir>>[number];

/** A day away as callers get it. */
export function toBarisKetidakhadiran(row: Row): BarisKetidakhadiran {
  const { tanggal, is_absen, hari_cuti, kategori_cuti } = row;
  return {
    tanggal,
    anggota: toAnggotaRingkas(row),
    jenis: is_absen ? 'absen' : 'cuti',
    kategori: is_absen ? null : (kategori_cuti ?? 'Cuti'),
    hari: is_absen ? 1 - hari_cuti : hari_cuti,
  };
}
