import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const closed = listCalls(contract)
  .filter(({ endpoint }) => endpoint.who !== 'public')
  .map(({ name, endpoint }): [string, Endpoint] => [name, endpoint]);

const kantor = await given.organisasi();
const PRIBADI = { nik: '3273010101900001', no_hp: '0812-7777-0001', email: 'rekan.rahasia@contoh.id' };
const rekan = await given.anggota(kantor, { nama: 'Rekan', nik: PRIBADI.nik });
await all
  .updateTable('users')
  .set({ email: PRIBADI.email, no_hp: PRIBADI.no_hp })
  .where('user_id', '=', rekan.user_id)
  .execute();

type Orang = { user_id: number; tenant_id: number | null };
const setAkun = (status: number) => async (orang: Orang) => {
  await all.updateTable('users').set({ status }).where('user_id', '=', orang.user_id).execute();
};
const makeInactive = async ({ user_id }: Orang) => {
  const { tidak_aktif } = STATUS_KEANGGOTAAN;
  await all.updateTable('anggota').set({ status: tidak_aktif }).where('user_id', '=', user_id).execute();
};
const endMembership = async ({ user_id }: Orang) => {
  await all.updateTable('keanggotaan').set({ tgl_selesai: '2026-11-19' }).where('user_id', '=', user_id).execute();
};

const KEADAAN: [string, (orang: Orang) => Promise<void>, readonly Peran[], string][] = [
  ['with an inactive membership', makeInactive, ['operator', 'user'], 'anggota.inactive'],
  ['with a membership that ended', endMembership, ['operator', 'user'], 'anggota.inactive'],
  [
    'with an inactive account',
    setAkun(STATUS_USER.tidak_aktif),
    ['operator', 'user', 'admin', 'viewer', 'super_admin'],
    'akun.inactive',
  ],
  ['with an account that waits', setAkun(STATUS_USER.menunggu), ['operator', 'admin'], 'akun.inactive'],
];
const people = KEADAAN.flatMap(([keadaan, change, roles, error]) =>
  roles.map((peran) => ({ keadaan, change, peran, error })),
);

type Tempat = Pick<typeof kantor, 'organisasi_id' | 'tenant_id' | 'kode_organisasi'>;
const pathOf = ({ path }: Endpoint, user_id: number, tempat: Tempat = kantor) =>
  path
    .replace('{organisasi_id}', String(tempat.organisasi_id))
    .replace('{tenant_id}', String(tempat.tenant_id))
    .replace('{kode_organisasi}', tempat.kode_organisasi)
    .replace('{user_id}', String(user_id))
    .replace(/\{\w+\}/g, '1');

const inactive = await Promise.all(
  people.map(async ({ change, ...one }) => {
    const orang = (await given.orang(one.peran, kantor)) as Orang;
    await change(orang);
    return { ...one, orang };
  }),
);

/** What is left to somebody of this role, by the declaration of the call alone. */
function isOpenTo(peran: Peran, { whenInactive, scope }: Endpoint) {
  const isMember = ['operator', 'user'].includes(peran);
  const isAbove = ['viewer', 'super_admin'].includes(peran);
  return whenInactive === true && (scope !== 'organisasi' || isMember) && !(scope === 'tenant' && isAbove);
}

// Each call is asked by all of them at once, and names those whom it fails: a test for each pair would cost more than its answer.
test.each(closed)('%s opens nothing of others to anybody who is not active', async (_, endpoint) => {
  const url = `${pathOf(endpoint, rekan.user_id)}?organisasi_id=${kantor.organisasi_id}&email=${PRIBADI.email}`;
  const faults = inactive.map(async ({ orang, peran, keadaan, error }) => {
    const { body, raw, status } = await as(orang).call(endpoint.method, url);
    const read = Object.entries(PRIBADI).flatMap(([field, value]) => (raw.toString().includes(value) ? [field] : []));
    const isHis = isOpenTo(peran, endpoint) && !endpoint.path.includes('{user_id}');
    const isRefused = body?.error === error && status === 433;
    return read.length === 0 && (isHis || isRefused) ? [] : [{ peran, keadaan, read, status, error: body?.error }];
  });
  expect((await Promise.all(faults)).flat()).toEqual([]);
});

test.each(closed.filter(([, endpoint]) => inactive.some(({ peran }) => isOpenTo(peran, endpoint))))(
  '%s stays open to whom it is left, for himself',
  async (_, endpoint) => {
    const his = inactive.filter(({ peran }) => isOpenTo(peran, endpoint));
    const faults = his.map(async ({ orang, peran, keadaan }) => {
      const { body } = await as(orang).call(endpoint.method, pathOf(endpoint, orang.user_id));
      const isRefused = ['akses.denied', 'akun.inactive', 'anggota.inactive'].includes(body?.error ?? '');
      return isRefused ? [{ peran, keadaan, error: body?.error }] : [];
    });
    expect((await Promise.all(faults)).flat()).toEqual([]);
  },
);

const TUTUP = [
  [STATUS_RECORD.tidak_aktif, 'penutupan.tidak_aktif'],
  [STATUS_RECORD.menunggu, 'penutupan.menunggu'],
  [STATUS_RECORD.ditolak, 'penutupan.ditolak'],
  [STATUS_RECORD.diblokir, 'penutupan.diblokir'],
] as const;
const ditutup = await Promise.all(
  TUTUP.flatMap(([status, error]) => [
    ...(['admin', 'operator', 'user'] as const).map((peran) => ({ apa: 'tenant' as const, status, peran, error })),
    ...(['operator', 'user'] as const).map((peran) => ({ apa: 'organisasi' as const, status, peran, error })),
  ]).map(async ({ apa, status, peran, error }) => {
    const tempat = await given.organisasi();
    const orang = as(await given.orang(peran, tempat));
    const tutup = { status, keterangan_status: 'sebabnya' };
    await all.updateTable(apa).set(tutup).where('tenant_id', '=', tempat.tenant_id).execute();
    return { who: `${peran} whose ${apa} has status ${status}`, tempat, orang, error };
  }),
);

test.each(closed)('%s is refused before anything else to all whose place is closed', async (_, endpoint) => {
  const faults = ditutup.map(async ({ who, tempat, orang, error }) => {
    const found = [];
    for (const { organisasi_id, tenant_id, kode_organisasi } of [tempat, kantor]) {
      const url = pathOf(endpoint, rekan.user_id, { organisasi_id, tenant_id, kode_organisasi });
      const { body, status } = await orang.call(endpoint.method, url);
      if (body?.error !== error || status !== 401) found.push({ who, url, status, error: body?.error });
    }
    return found;
  });
  expect((await Promise.all(faults)).flat()).toEqual([]);
});

test('an operator of two organisations keeps his powers where he is active, and only there', async () => {
  const other = await given.organisasi({ tenant_id: kantor.tenant_id });
  const [here, there] = [await given.anggota(kantor), await given.anggota(other)];
  const operator = await given.orang('operator', kantor);
  await given.anggota(other, {
    user_id: operator.user_id,
    role: KODE_PERAN.operator,
    status: STATUS_KEANGGOTAAN.tidak_aktif,
  });
  const both = as({ ...operator, tenant_id: kantor.tenant_id });
  expect((await both.put(`/users/${here.user_id}/username`, { username: 'nama-di-sini' })).status).toBe(200);
  expect((await both.put(`/users/${there.user_id}/username`, { username: 'nama-di-sana' })).status).toBe(404);
});

test('an operator of an organisation that is not active changes nobody’s account', async () => {
  const closed = await given.organisasi({ status: STATUS_RECORD.tidak_aktif });
  const [operator, member] = [await given.orang('operator', closed), await given.anggota(closed)];
  const answer = await as(operator).put(`/users/${member.user_id}/username`, { username: 'nama-lain' });
  expect(answer).toMatchObject({ status: 401, body: { error: 'penutupan.tidak_aktif' } });
});

test('an inactive operator sees himself on Beranda, and nothing of his organisation', async () => {
  const operator = await given.orang('operator', kantor);
  await makeInactive(operator);
  const { body } = await as(operator).get(`/dashboard/orgs/${kantor.organisasi_id}`);
  expect(body.data).toMatchObject({ organisasi: null, saya: expect.anything() });
  const list = await as(operator).get('/orgs');
  expect(list.body.data).toMatchObject({ total: 1 });
});
