import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, stranger, surat } = await startTestServer();

async function kantor() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  return { operator, one: await given.anggota(organisasi), other: await given.anggota(organisasi) };
}

/** Until a statement waits for what another transaction has taken. */
const untilWaiting = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(all);
      return Number(rows[0]?.n);
    })
    .toBe(1);

const namesOf = async (nama: string) => {
  const { rows } = await sql<{ user_id: number }>`select user_id from users
    where lower(username) = ${nama} or lower(email) = ${nama}`.execute(all);
  return rows.map(({ user_id }) => user_id);
};

test('a username that somebody takes as his e-mail address at the same moment is refused, whatever the capitals', async () => {
  const { operator, one, other } = await kantor();
  const change = await all.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ email: 'Rebutan@contoh.id' }).where('user_id', '=', other.user_id).execute();
    const answer = operator.put(`/users/${one.user_id}/username`, { username: 'rebutan@contoh.id' });
    await untilWaiting();
    return { answer };
  });
  expect(await change.answer).toMatchObject({
    status: 422,
    body: { error: 'akun.username_taken', errors: { username: expect.anything() } },
  });
  expect(await namesOf('rebutan@contoh.id')).toEqual([other.user_id]);
});

test('an e-mail address that somebody takes as his username at the same moment is refused', async () => {
  const { operator, one, other } = await kantor();
  await operator.put(`/users/${one.user_id}/ubah-email`, { email: 'incaran@contoh.id' });
  const token = /verify\?token=(\S+)/.exec(surat.at(-1)?.teks ?? '')?.[1] ?? '';
  const change = await all.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ username: 'Incaran@contoh.id' })
      .where('user_id', '=', other.user_id)
      .execute();
    const answer = stranger.post('/verify', { token });
    await untilWaiting();
    return { answer };
  });
  expect(await change.answer).toMatchObject({ status: 422, body: { error: 'akun.email_taken' } });
  expect(await namesOf('incaran@contoh.id')).toEqual([other.user_id]);
});

test('of twenty accounts that take one name at once, some as username and some as address, one has it', async () => {
  const organisasi = await given.organisasi();
  const people = await Promise.all(Array.from({ length: 20 }, () => given.anggota(organisasi)));
  await Promise.allSettled(
    people.map(({ user_id }, nth) =>
      all
        .updateTable('users')
        .set(nth % 2 ? { email: 'Satu.Nama@contoh.id' } : { username: 'satu.nama@contoh.id' })
        .where('user_id', '=', user_id)
        .execute(),
    ),
  );
  expect(await namesOf('satu.nama@contoh.id')).toHaveLength(1);
});

test('a name that its account gave up is free, and one account may have one name as both', async () => {
  const { operator, one, other } = await kantor();
  const rename = (user_id: number, username: string) => operator.put(`/users/${user_id}/username`, { username });
  await all.updateTable('users').set({ email: 'lepas@contoh.id' }).where('user_id', '=', one.user_id).execute();
  expect((await rename(one.user_id, 'lepas@contoh.id')).status).toBe(200);
  expect((await rename(one.user_id, 'nama-lain')).status).toBe(200);
  expect((await rename(other.user_id, 'lepas@contoh.id')).status).toBe(422);
  await all.updateTable('users').set({ email: null }).where('user_id', '=', one.user_id).execute();
  expect((await rename(other.user_id, 'lepas@contoh.id')).status).toBe(200);
});
