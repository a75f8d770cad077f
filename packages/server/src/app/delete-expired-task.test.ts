import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { deleteExpiredTask } from './delete-expired-task.ts';

const { all, deps, given } = await startTestServer();

test('each night what has run out goes, and what is in force stays', async () => {
  const { user_id } = await given.akun({ tenant_id: (await given.tenant()).tenant_id });
  const sesi = (token: string, kedaluwarsa_pada: string) =>
    all
      .insertInto('sesi')
      .values({ token_hash: Buffer.from(token), user_id, kedaluwarsa_pada })
      .execute();
  await sesi('lama', '2026-11-12T00:00:00Z');
  await sesi('baru', '2026-11-14T00:00:00Z');

  await deleteExpiredTask.run(deps, new Date('2026-11-20T00:00:00Z'));

  const kept = await all.selectFrom('sesi').select('token_hash').where('user_id', '=', user_id).execute();
  expect(kept.map(({ token_hash }) => token_hash.toString())).toEqual(['baru']);
});
