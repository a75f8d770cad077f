import type { Db } from '../db/open-db.ts';

const BAND = [
  { dari: 1, sampai: 30, potongan: 0.5 },
  { dari: 31, sampai: 60, potongan: 1 },
  { dari: 61, sampai: 90, potongan: 1.25 },
  { dari: 91, sampai: null, potongan: 1.5 },
] as const;

/** The categories of a Kemenag tenant (PMA 11/2019): TL1–TL4 for lateness, PSW1–PSW4 for leaving early, the last also for a missing record. */
export async function seedSkor(trx: Db, tenant_id: number): Promise<void> {
  const jenis = [
    { kode: 'TL', menit: 'terlambat', tanpa: 'tanpa_masuk' },
    { kode: 'PSW', menit: 'pulang_cepat', tanpa: 'tanpa_pulang' },
  ] as const;
  const rows = jenis.flatMap(({ kode, menit, tanpa }) => [
    ...BAND.map(({ dari, sampai, potongan }, index) => ({
      tenant_id,
      nama: `${kode}${index + 1}`,
      jenis: menit,
      menit_dari: dari,
      menit_sampai: sampai,
      potongan,
    })),
    { tenant_id, nama: `${kode}4`, jenis: tanpa, potongan: 1.5 },
  ]);
  for (const row of rows) await trx.insertInto('skor_presensi').values(row).execute();
}
