import type { RingkasHari } from '@hadir/contract/kehadiran/dampak.ts';

/** What of a day a change is told by. */
export function toRingkasHari(hari: RingkasHari): RingkasHari {
  const { status, terlambat_menit, pulang_cepat_menit, durasi_menit, potongan } = hari;
  return { status, terlambat_menit, pulang_cepat_menit, durasi_menit, potongan: Number(potongan) };
}

export function isSameHari(a: RingkasHari, b: RingkasHari): boolean {
  return (Object.keys(a) as (keyof RingkasHari)[]).every((field) => a[field] === b[field]);
}
