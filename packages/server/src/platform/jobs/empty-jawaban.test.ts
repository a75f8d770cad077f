import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { emptyJawabanTask } from './empty-jawaban-task.ts';

const { all, deps } = await startTestServer();
// Answers are put where another turn would have put them, which they are not told by twice.
await sql`alter table idempotensi disable trigger user`.execute(all);

const put = (jawaban: string, { umur, turns }: { umur: string; turns: number }) =>
  sql`insert into idempotensi (tenant_id, organisasi_id, user_id, kunci, panggilan, isi_hash, jawaban, dibuat_pada, giliran)
    values (1, 1, 1, gen_random_uuid(), 'POST /x', 'x', ${jawaban}, now() - ${umur}::interval,
      (hadir.giliran_jawaban(now()) + ${turns}::integer) % 4)`.execute(all);

async function kept() {
  await emptyJawabanTask.run(deps, new Date());
  const rows = await all.selectFrom('idempotensi').select('jawaban').distinct().orderBy('jawaban').execute();
  return rows.map(({ jawaban }) => jawaban);
}

test('the answers whose turn comes next are emptied once all of them are a week old', async () => {
  await put('kini', { umur: '8 days', turns: 0 });
  await put('tua', { umur: '8 days', turns: 1 });
  await put('muda', { umur: '6 days', turns: 1 });
  expect(await kept()).toEqual(['kini', 'muda', 'tua']);
  await sql`update idempotensi set dibuat_pada = now() - interval '8 days' where jawaban = 'muda'`.execute(all);
  expect(await kept()).toEqual(['kini']);
  expect(await kept()).toEqual(['kini']);
});
