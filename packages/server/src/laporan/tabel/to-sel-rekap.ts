import type { SelRekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import { SEHARI_DETIK } from '@hadir/rules/waktu/sehari.ts';
import { kodeRekapOf } from '@hadir/rules/laporan/kode-rekap.ts';
import type { HariRekap } from '../../kehadiran/rekap/hari-rekap.queries.ts';

/** A day as the monthly sheet shows it. */
export function toSelRekap(hari: HariRekap): SelRekap {
  const { tanggal, jam_masuk, jam_pulang, terlambat_menit } = hari;
  return {
    tanggal,
    kode: kodeRekapOf(hari),
    jam_masuk: jam_masuk === null ? null : toJam(jam_masuk),
    jam_pulang: jam_pulang === null ? null : toJam(jam_pulang),
    is_pulang_besok: jam_pulang !== null && jam_pulang >= SEHARI_DETIK,
    terlambat_menit,
  };
}
