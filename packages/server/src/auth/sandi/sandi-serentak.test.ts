import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createSlots } from '../../platform/db/open/slots.ts';
import { SANDI, signingIn } from '../../testing/sign-in.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { TEST_CONNECTIONS } from '../../testing/test-database.ts';
import { hashPassword } from './hash-password.ts';
import { hashPlaces } from './hash-places.ts';

const slots = createSlots(TEST_CONNECTIONS);
const transaksi = { asked: 0, ended: 0 };
const server = await startTestServer({
  slots: async (work) => {
    transaksi.asked += 1;
    const output = await slots(work);
    transaksi.ended += 1;
    return output;
  },
});
const { given, as, all, stranger } = server;
const { orang, login, cookieOf, me } = await signingIn(server);
const lain = await hashPassword('Lain-sekali');

/** No hash is reckoned until `release`: what is asked meanwhile waits behind those that hold every place. */
function holdHashes() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: availableParallelism() }, () => hashPlaces(() => promise));
  const release = async () => {
    resolve();
    await Promise.all(held);
  };
  onTestFinished(release);
  return release;
}

/** Whoever signs in has been looked up, and waits for his hash. */
const lookedUp = (ended: number) => expect.poll(() => transaksi.ended).toBe(ended);

/** How many connections wait for a row that another has. */
async function countBlocked() {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(all);
  return rows[0]?.n;
}

test('while more wait for their hash than there are connections, everybody else is answered', async () => {
  const organisasi = await given.organisasi();
  const anggota = as(await given.orang('user', organisasi));
  const akun = await Promise.all(Array.from({ length: TEST_CONNECTIONS + 4 }, () => orang()));

  const release = holdHashes();
  const { asked } = transaksi;
  const entering = akun.map(({ username }) => login(username));
  await expect.poll(() => transaksi.asked).toBe(asked + akun.length);

  expect((await anggota.get('/me')).status).toBe(200);
  const ketukan = { waktu_klien: '2026-11-20T02:00:00Z', is_luring: false, is_lokasi_palsu: false };
  const kunci = { 'idempotency-key': randomUUID() };
  expect((await anggota.post(`/orgs/${organisasi.organisasi_id}/presensi`, ketukan, kunci)).status).toBe(201);

  await release();
  expect((await Promise.all(entering)).map(({ status }) => status)).toEqual(akun.map(() => 200));
});

test.each([
  ['whose password was changed', { password_hash: lain }, 'auth.wrong_credentials'],
  ['that was blocked', { status: STATUS_RECORD.diblokir }, 'auth.account_blocked'],
])('an account %s while its hash was waited for is not entered', async (_, changed, error) => {
  const { username, user_id } = await orang();
  const release = holdHashes();
  const { ended } = transaksi;
  const entering = login(username);
  await lookedUp(ended + 1);
  await all.updateTable('users').set(changed).where('user_id', '=', user_id).execute();
  await release();
  expect(await entering).toMatchObject({ status: 401, body: { error } });
  expect(await all.selectFrom('sesi').selectAll().where('user_id', '=', user_id).execute()).toEqual([]);
});

test('a sign-in that meets a change of the password waits for it, and is refused', async () => {
  const { username, user_id } = await orang();
  const entering = await all.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash: lain }).where('user_id', '=', user_id).execute();
    const answer = login(username);
    await expect.poll(countBlocked).toBe(1);
    return { answer };
  });
  expect((await entering.answer).status).toBe(401);
});

test('of two changes by one old password at once one holds, and the other is told that it is wrong', async () => {
  const { username } = await orang();
  const cookie = cookieOf(await login(username));
  const release = holdHashes();
  const { ended } = transaksi;
  const ubah = (baru: string) =>
    stranger.call('POST', '/password', {
      ...cookie,
      payload: { password_old: SANDI, password_new: baru, password_new_confirmation: baru },
    });
  const changing = [ubah('Pertama-1'), ubah('Kedua-22')];
  await lookedUp(ended + 2);
  await release();
  const answers = await Promise.all(changing);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.errors).toHaveProperty('password_old');
  expect((await me(cookie)).status).toBe(200);
});

test('whoever waits for his turn holds no try meanwhile', async () => {
  const akun = await orang();
  const release = holdHashes();
  const { ended } = transaksi;
  const entering = Array.from({ length: 12 }, () => login(akun.username));
  await lookedUp(ended + 12);
  const held = all.selectFrom('percobaan_masuk').select('gagal').where('kunci', '=', `akun|${akun.user_id}`);
  expect(await held.execute()).toEqual([]);
  await release();
  expect((await Promise.all(entering)).map(({ status }) => status)).toContain(200);
});

test('a name that nobody has and an account without password wait for a hash as any other', async () => {
  const waiting = await orang({ password_hash: null });
  const known = await orang();
  const release = holdHashes();
  const { ended } = transaksi;
  let answered = 0;
  const entering = ['tidak-ada', waiting.username, known.username].map((username) =>
    login(username, 'salah!!').finally(() => (answered += 1)),
  );
  await lookedUp(ended + 3);
  expect((await stranger.get('/me')).status).toBe(401);
  expect(answered).toBe(0);
  await release();
  expect((await Promise.all(entering)).map(({ status }) => status)).toEqual([401, 401, 401]);
});
