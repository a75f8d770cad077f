import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { inScope } from '../scope/in-scope.ts';

const { db, given } = await startTestServer();

test('nothing is in a list of none and everything is outside of it, also inside of another question', async () => {
  const { organisasi_id } = await given.organisasi();
  const found = await inScope(db, { lingkup: 'semua' }, async (trx) => {
    const own = trx.selectFrom('organisasi').select('organisasi_id').where('organisasi_id', '=', organisasi_id);
    const none = trx.selectFrom('organisasi').select('organisasi_id').where('organisasi_id', 'in', []);
    return Promise.all([
      own.where('organisasi_id', 'in', []).execute(),
      own.where('organisasi_id', 'not in', []).execute(),
      own.where('organisasi_id', 'not in', none).execute(),
    ]);
  });
  expect(found).toEqual([[], [{ organisasi_id }], [{ organisasi_id }]]);
});
