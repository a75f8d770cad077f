import type { SkorRow } from './skor-presensi.queries.ts';

const PITA = [
  { menit_dari: 1, menit_sampai: 30, potongan: 0.5 },
  { menit_dari: 31, menit_sampai: 60, potongan: 1 },
  { menit_dari: 61, menit_sampai: 90, potongan: 1.25 },
  { menit_dari: 91, menit_sampai: null, potongan: 1.5 },
] as const;

/** The categories of a Kemenag tenant (PMA 11/2019): TL1–TL4 for lateness, PSW1–PSW4 for leaving early, the last also for a missing record. */
export function skorKemenag(tgl_mulai: string): SkorRow[] {
  const masa = { tgl_mulai, tgl_selesai: null };
  const jenis = [
    { kode: 'TL', menit: 'terlambat', tanpa: 'tanpa_masuk' },
    { kode: 'PSW', menit: 'pulang_cepat', tanpa: 'tanpa_pulang' },
  ] as const;
  return jenis.flatMap(({ kode, menit, tanpa }) => [
    ...PITA.map((pita, index) => ({ nama: `${kode}${index + 1}`, jenis: menit, ...pita, ...masa })),
    { nama: `${kode}4`, jenis: tanpa, menit_dari: null, menit_sampai: null, potongan: 1.5, ...masa },
  ]);
}
