import { expect, test } from 'vitest';
import { databaseBefore, whileServing } from '../../../testing/database-before.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Db } from '../open/open-db.ts';
import { inScope } from '../scope/in-scope.ts';

const ISI = { tenant_id: 1, organisasi_id: 1, user_id: 1, panggilan: 'POST /x', isi_hash: 'x' };

/** What a request does that has a key, in whatever version the database is in. */
const answer = (db: Db, jawaban: string, kunci: string = crypto.randomUUID()) =>
  inScope(db, { lingkup: 'organisasi', tenant_id: 1, organisasi_id: 1 }, (trx) =>
    trx
      .insertInto('idempotensi')
      .values({ ...ISI, kunci, jawaban })
      .execute(),
  );

test(
  'answers that were kept are all there once they take turns, and who asks meanwhile only waits',
  { timeout: 120_000 },
  async () => {
    const { db, owner, goOn } = await databaseBefore('0850');
    await owner.query(`insert into idempotensi (tenant_id, organisasi_id, user_id, kunci, panggilan, isi_hash, jawaban)
    select 1, 1, 1, gen_random_uuid(), 'POST /x', 'x', 'lama' from generate_series(1, 20000)`);

    let served = 0;
    await whileServing(
      () => goOn('0853'),
      async () => {
        await answer(db, 'sementara');
        served += 1;
      },
    );

    const { rows } = await owner.query(
      `select jawaban, count(*)::integer as banyak from idempotensi group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { jawaban: 'lama', banyak: 20_000 },
      { jawaban: 'sementara', banyak: served },
    ]);
    expect(served).toBeGreaterThan(3);
  },
);

test('turns change twice a week, and each of four comes back after two weeks', async () => {
  const { owner } = await openTestDatabase();
  const { rows } = await owner.query(`select hadir.giliran_jawaban(w::timestamptz) as g from unnest(array[
    '2026-11-22T00:59:59+07', '2026-11-22T01:00:00+07', '2026-11-25T12:59:59+07', '2026-11-25T13:00:00+07',
    '2026-11-29T01:00:00+07', '2026-12-02T13:00:00+07', '2026-12-06T01:00:00+07']) as w`);
  const [last, ...turns] = (rows as { g: number }[]).map(({ g }) => g);
  const [first = -1] = turns;
  expect(turns).toEqual([0, 0, 1, 2, 3, 0].map((after) => (first + after) % 4));
  expect(last).toBe((first + 3) % 4);
});

test('of two that come at once around a change of turns with one key, one is answered', async () => {
  const { db, owner } = await openTestDatabase();
  const [giliran] = (await owner.query(`select (hadir.giliran_jawaban(now()) + 1) % 4 as g`)).rows.map(({ g }) => g);
  const kunci = crypto.randomUUID();
  // As one does that begins when the next turn has: also where it would have stood shortly before.
  await inScope(db, { lingkup: 'organisasi', tenant_id: 1, organisasi_id: 1 }, (trx) =>
    trx
      .insertInto('idempotensi')
      .values({ ...ISI, kunci, giliran, jawaban: 'satu' })
      .execute(),
  );
  await expect(answer(db, 'dua', kunci)).rejects.toMatchObject({
    constraint: expect.stringMatching(/^idempotensi_\d_pkey$/),
  });
  const { rows } = await owner.query('select distinct jawaban from idempotensi where kunci = $1', [kunci]);
  expect(rows).toEqual([{ jawaban: 'satu' }]);
});
