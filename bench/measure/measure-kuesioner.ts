import type { Client } from 'pg';
import { getHasilKuesioner } from '../../packages/server/src/kuesioner/hasil/get-hasil-kuesioner.ts';
import { inScope } from '../../packages/server/src/platform/db/scope/in-scope.ts';
import type { Db } from '../../packages/server/src/platform/db/open/open-db.ts';
import { seedCtx } from '../../packages/server/src/seed/dasar/seed-ctx.ts';
import type { Figure } from '../kit/figure.ts';
import { fillDatabase, type Filled } from '../fill/fill-database.ts';
import { fillKuesioner } from '../fill/fill-kuesioner.ts';
import { percentile } from '../kit/percentile.ts';
import { withDatabase } from '../kit/with-database.ts';

const JAWABAN = 100_000;
const NOW = new Date('2026-11-20T02:00:00Z');
const TIMES = 15;
const WARM = 3;

/** The charts of a questionnaire that so many have answered, beside the bare SQL of the same figures, asked in turn. */
export const measure = (): Promise<Figure[]> =>
  withDatabase(async (db, owner) => {
    const [organisasi] = await fillDatabase(owner, 1, 10);
    if (!organisasi) throw new Error('Nothing was filled');
    const kuesioner_id = await fillKuesioner(owner, organisasi, JAWABAN);
    const ratios: number[] = [];
    for (let n = -WARM; n < TIMES; n += 1) {
      const own = await timed(() => askHasil(db, organisasi, kuesioner_id));
      const bare = await timed(() => askBare(owner, organisasi, kuesioner_id));
      if (own.answer !== bare.answer) throw new Error(`${own.answer} values against ${bare.answer}`);
      if (n >= 0) ratios.push(own.ms / bare.ms);
    }
    return [
      {
        nama: `Hasil kuesioner ${JAWABAN} jawaban, terhadap SQL telanjang, median`,
        nilai: percentile(ratios, 50),
        satuan: 'kali',
        batas: 1.5,
        arah: 'paling banyak',
      },
    ];
  });

async function timed<T>(run: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const before = performance.now();
  const answer = await run();
  return { ms: performance.now() - before, answer };
}

/** As an operator reads them; answers how many values the charts count. */
function askHasil(db: Db, { tenant_id, organisasi_id, user_id }: Filled, kuesioner_id: number): Promise<number> {
  const operator = { user_id: user_id[0] ?? 0, nama: 'Anggota 1', peran: 'operator' } as const;
  return inScope(
    db,
    { lingkup: 'organisasi', tenant_id, organisasi_id },
    async (trx) => {
      const ctx = seedCtx(trx, { tenant_id, organisasi_id }, operator, NOW);
      const { pertanyaan } = await getHasilKuesioner(ctx, { organisasi_id, kuesioner_id });
      return pertanyaan.flatMap(({ butir }) => butir).reduce((sum, { jumlah }) => sum + jumlah, 0);
    },
    { readOnly: true },
  );
}

async function askBare(owner: Client, { organisasi_id }: Filled, kuesioner_id: number): Promise<number> {
  const at = [organisasi_id, kuesioner_id];
  const { rows } = await owner.query<{ nilai: number | null; jumlah: number }>(
    `select pertanyaan_id, baris_id, nilai, count(*)::integer as jumlah, count(*) filter (where urutan = 0) as orang
     from kuesioner_jawaban where organisasi_id = $1 and kuesioner_id = $2 group by pertanyaan_id, baris_id, nilai`,
    at,
  );
  await owner.query(
    `select pertanyaan_id, avg(angka), percentile_cont(0.5) within group (order by angka), min(angka), max(angka),
       min(tanggal), max(tanggal)
     from kuesioner_jawaban where organisasi_id = $1 and kuesioner_id = $2 and pertanyaan_id in (5, 6) group by pertanyaan_id`,
    at,
  );
  return rows.reduce((sum, { nilai, jumlah }) => sum + (nilai === null ? 0 : jumlah), 0);
}
