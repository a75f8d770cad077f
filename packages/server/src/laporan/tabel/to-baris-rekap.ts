import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { toAnggotaRingkas } from '../../kehadiran/hari/join-anggota.queries.ts';
import type { KategoriAnggota } from '../../kehadiran/rekap/rekap-kategori.queries.ts';
import type { JumlahAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import { withPersentase } from './with-persentase.ts';

/** A member's sums as callers get them. */
export function toBarisRekap(row: JumlahAnggota, kategori: KategoriAnggota | undefined): BarisRekap {
  return {
    ...withPersentase(row),
    anggota: toAnggotaRingkas(row),
    kategori: kategori?.kategori ?? [],
    hadir_klaim: kategori?.hadir_klaim ?? { dinas_luar: 0, sakit: 0 },
    cuti_kategori: kategori?.cuti_kategori ?? [],
  };
}
