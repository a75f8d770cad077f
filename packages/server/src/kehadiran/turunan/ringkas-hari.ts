import type { RingkasHari } from '@hadir/contract/kehadiran/turunan/dampak.ts';

/** What of a day a change is told by. */
export function toRingkasHari(hari: RingkasHari): RingkasHari {
  const { status, terlambat_menit, pulang_cepat_menit, durasi_menit, potongan } = hari;
  return { status, terlambat_menit, pulang_cepat_menit, durasi_menit, potongan: Number(potongan) };
}

type HariUtuh = RingkasHari & {
  tidak_lengkap: string | null;
  jam_masuk: number | null;
  jam_pulang: number | null;
  hari_cuti: number | string;
};

/** All that a frozen day says, in one text: two of them are the same day when these are. */
export function sidikHari(hari: HariUtuh): string {
  const { tidak_lengkap, jam_masuk, jam_pulang, hari_cuti } = hari;
  return JSON.stringify([toRingkasHari(hari), tidak_lengkap, jam_masuk, jam_pulang, Number(hari_cuti)]);
}

export function isSameHari(a: RingkasHari, b: RingkasHari): boolean {
  return (Object.keys(a) as (keyof RingkasHari)[]).every((field) => a[field] === b[field]);
}
