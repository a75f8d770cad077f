import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();

type At = { organisasi_id: number };
type Take = (by: Caller, at: At, user_id: number) => Promise<{ status: number }>;
const TAKES: Record<string, Take> = {
  'his role': (by, { organisasi_id }, user_id) =>
    by.post(`/orgs/${organisasi_id}/users/${user_id}/role`, { role: KODE_PERAN.user }),
  'his place': (by, { organisasi_id }, user_id) =>
    by.put(`/orgs/${organisasi_id}/users-plot`, { penempatan: [{ user_id, role: KODE_PERAN.user }] }),
  'his membership': (by, { organisasi_id }, user_id) => by.delete(`/orgs/${organisasi_id}/users/${user_id}`),
  'his status here': (by, { organisasi_id }, user_id) =>
    by.put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif, organisasi_id }),
  'his account': (by, _, user_id) =>
    by.put(`/users/${user_id}/ubah-status`, { status: STATUS_KEANGGOTAAN.tidak_aktif }),
};
const names = Object.keys(TAKES);
const pairs = names.flatMap((one, index) => names.slice(index).map((other): [string, string] => [one, other]));
const RONDE = 3;

async function dua() {
  const organisasi = await given.organisasi();
  const [first, second] = [await given.orang('operator', organisasi), await given.orang('operator', organisasi)];
  const [admin, other] = [as(await given.orang('admin', organisasi)), as(await given.orang('admin', organisasi))];
  await Promise.all([admin.get('/me'), other.get('/me')]);
  return { organisasi, first, second, admin, other };
}

const countOperators = async ({ organisasi_id }: At) => {
  const rows = await all
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .select('anggota.user_id')
    .where('organisasi_id', '=', organisasi_id)
    .where('role', '=', KODE_PERAN.operator)
    .where('anggota.status', '<>', STATUS_KEANGGOTAAN.tidak_aktif)
    .where('users.status', '=', STATUS_USER.aktif)
    .execute();
  return rows.length;
};

test.each(pairs)('%s of one and %s of the other, at once, leave one operator', async (one, another) => {
  for (let ronde = 0; ronde < RONDE; ronde += 1) {
    const { organisasi, first, second, admin, other } = await dua();
    const answers = await Promise.all([
      TAKES[one]?.(admin, organisasi, first.user_id),
      TAKES[another]?.(other, organisasi, second.user_id),
    ]);
    expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 433]);
    expect(await countOperators(organisasi)).toBe(1);
  }
});

test('both in one change are refused, and nothing of it happens', async () => {
  const { organisasi, first, second, admin } = await dua();
  const penempatan = [first, second].map(({ user_id }) => ({ user_id, role: KODE_PERAN.user }));
  const answer = await admin.put(`/orgs/${organisasi.organisasi_id}/users-plot`, { penempatan });
  expect(answer.body.error).toBe('anggota.last_operator');
  expect(await countOperators(organisasi)).toBe(2);
});

test('an operator whose account is inactive, or whose membership is over, does not count as one that stays', async () => {
  const { organisasi, first, second, admin } = await dua();
  const take = () => TAKES['his role']?.(admin, organisasi, first.user_id);
  await all
    .updateTable('users')
    .set({ status: STATUS_USER.tidak_aktif })
    .where('user_id', '=', second.user_id)
    .execute();
  expect((await take())?.status).toBe(433);
  await all.updateTable('users').set({ status: STATUS_USER.aktif }).where('user_id', '=', second.user_id).execute();
  await all
    .updateTable('keanggotaan')
    .set({ tgl_selesai: '2026-11-19' })
    .where('user_id', '=', second.user_id)
    .execute();
  expect((await take())?.status).toBe(433);
});
