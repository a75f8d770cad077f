import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';

/** So many of what changes are named. */
const CONTOH = 50;

/** What several changes that follow each other do to days that none of them shares; `anggota` are those of all. */
export function mergeDampak(many: readonly Dampak[], anggota: number): Dampak {
  const sum = (of: (one: Dampak) => number) => many.reduce((total, one) => total + of(one), 0);
  return {
    hari: sum(({ hari }) => hari),
    anggota,
    berubah: many.some(({ berubah }) => berubah === null) ? null : sum(({ berubah }) => berubah ?? 0),
    contoh: many.flatMap(({ contoh }) => contoh).slice(0, CONTOH),
    bagi: null,
    cuti: null,
    per_instansi: null,
    saldo: null,
    pekerjaan_id: many.flatMap(({ pekerjaan_id }) => pekerjaan_id),
  };
}
