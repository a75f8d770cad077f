import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const closed = listCalls(contract)
  .filter(({ endpoint }) => endpoint.who !== 'public')
  .map(({ name, endpoint }): [string, Endpoint] => [name, endpoint]);
const reads = closed.filter(([, { method }]) => method === 'GET');
const readsOf = (scope: Endpoint['scope']) => reads.filter(([, endpoint]) => endpoint.scope === scope);

const ours = await given.organisasi();
const sibling = await given.organisasi({ tenant_id: ours.tenant_id, nama: 'Sekolah Saudara' });
const theirs = await given.anggota(sibling, { nama: 'Orang Sebelah' });
const { email } = await all
  .selectFrom('users')
  .select('email')
  .where('user_id', '=', theirs.user_id)
  .executeTakeFirstOrThrow();

const pathOf = ({ path }: Endpoint, { organisasi_id, kode_organisasi }: typeof ours) =>
  `${path
    .replace('{organisasi_id}', String(organisasi_id))
    .replace('{tenant_id}', String(ours.tenant_id))
    .replace('{kode_organisasi}', kode_organisasi)
    .replace('{user_id}', String(theirs.user_id))
    .replace(/\{\w+\}/g, '1')}?email=${email}&q=Orang`;

const { tenant_id } = ours;

describe('a monitor of one organisation', async () => {
  const orang = await given.pemantau(ours);

  test.each(readsOf('tenant').filter(([, { alsoMembers }]) => !alsoMembers))(
    '%s of the tenant does not exist for him',
    async (_, endpoint) => {
      const { status, body } = await as(orang).call('GET', pathOf(endpoint, ours));
      expect({ status, data: body.data }).toEqual({ status: 404, data: null });
    },
  );

  test.each(readsOf('organisasi'))('%s of the organisation beside it does not exist for him', async (_, endpoint) => {
    const { status, body } = await as(orang).call('GET', pathOf(endpoint, sibling));
    expect({ status, data: body.data }).toEqual({ status: 404, data: null });
  });

  test.each(reads)('%s of his own holds nothing of the organisation beside it', async (_, endpoint) => {
    const { raw } = await as(orang).call('GET', pathOf(endpoint, ours));
    for (const word of ['Orang Sebelah', 'Sekolah Saudara']) expect(raw.toString()).not.toContain(word);
  });

  test('is listed his own alone, and asks what he holds in it', async () => {
    const self = as(orang);
    expect((await self.get('/orgs')).body.data).toMatchObject({
      total: 1,
      data: [{ organisasi_id: ours.organisasi_id }],
    });
    const permissions = `/tenant/${ours.tenant_id}/permissions?organisasi_id=`;
    expect((await self.get(`${permissions}${ours.organisasi_id}`)).status).toBe(200);
    expect((await self.get(`${permissions}${sibling.organisasi_id}`)).status).toBe(404);
  });
});

describe('of a tenant that is blocked', async () => {
  const tempat = await given.organisasi();
  await all
    .updateTable('tenant')
    .set({ status: STATUS_RECORD.diblokir, keterangan_status: 'sebabnya' })
    .where('tenant_id', '=', tempat.tenant_id)
    .execute();
  const tugas = { tenant_id: tempat.tenant_id, organisasi_id: null };
  const only = await given.pemantau(tugas);
  const both = await given.pemantau(tugas);
  await all.insertInto('pemantau_tugas').values({ user_id: both.user_id, tenant_id }).execute();
  const viewer = await given.orang('viewer', tempat);
  const pathAt = ({ path }: Endpoint) =>
    pathOf({ path } as Endpoint, tempat).replace(`/tenant/${tenant_id}`, `/tenant/${tempat.tenant_id}`);
  const placed = closed.filter(([, { scope }]) => scope === 'organisasi' || scope === 'tenant');

  test.each(placed)('%s is closed to who looks in from outside, and says why', async (_, endpoint) => {
    for (const orang of [both, viewer]) {
      const { status, body } = await as(orang).call(endpoint.method, pathAt(endpoint));
      expect({ status, error: body.error }).toEqual({ status: 520, error: 'tempat.ditutup' });
    }
  });

  test.each(closed)('%s has out the monitor of nothing else', async (_, endpoint) => {
    expect((await as(only).call(endpoint.method, pathAt(endpoint))).status).toBe(401);
  });
});

describe('what is granted by name', () => {
  const peka = reads.filter(([, endpoint]) => endpoint.peka !== undefined);

  test.each(peka)(
    '%s is closed to a monitor to whom it was not granted, and open to whom it was',
    async (_, endpoint) => {
      const tugas = { tenant_id, organisasi_id: null };
      const status = async (orang: { user_id: number }) => (await as(orang).call('GET', pathOf(endpoint, ours))).status;
      expect(await status(await given.pemantau(tugas))).toBe(403);
      const granted = await given.pemantau(tugas);
      await all
        .updateTable('users')
        .set({ hak_pantau: [endpoint.peka ?? ''] })
        .where('user_id', '=', granted.user_id)
        .execute();
      expect(await status(granted)).not.toBe(403);
    },
  );
});

test.each(['pemantau', 'viewer'] as const)('a %s is handed no card of a member: it opens the kiosk', async (peran) => {
  const tempat = await given.organisasi();
  await given.anggota(tempat);
  const { status, raw } = await as(await given.orang(peran, tempat)).get(
    `/orgs/${tempat.organisasi_id}/users/print-kartu`,
  );
  expect(status).toBe(403);
  expect(raw.toString()).toContain('akses.denied');
});

describe('the days of an assignment', () => {
  const inside = (orang: { user_id: number }) => as(orang).get(`/dashboard/orgs/${ours.organisasi_id}`);
  const above = (orang: { user_id: number }) => as(orang).get(`/dashboard/tenant/${ours.tenant_id}`);

  test('are its first and its last, and none beside them', async () => {
    const today = { tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-20' };
    const before = { tgl_mulai: '2026-11-01', tgl_selesai: '2026-11-19' };
    for (const { days, status, total } of [
      { days: today, status: 200, total: 2 },
      { days: before, status: 404, total: 0 },
      { days: { tgl_mulai: '2026-11-21' }, status: 404, total: 0 },
    ]) {
      const orang = await given.pemantau({ tenant_id, organisasi_id: null, ...days });
      expect([(await inside(orang)).status, (await above(orang)).status]).toEqual([status, status]);
      expect((await as(orang).get('/orgs')).body.data).toMatchObject({ total });
    }
  });

  test('hold for one organisation too', async () => {
    const over = await given.pemantau({ ...ours, tgl_selesai: '2026-11-19' });
    expect((await inside(over)).status).toBe(404);
    expect((await as(over).get(`/tenant/${ours.tenant_id}/permissions`)).status).toBe(404);
  });
});

/** What an answer says, a sheet's cells included. */
async function wordsOf(raw: Buffer): Promise<string> {
  if (raw.subarray(0, 2).toString() !== 'PK') return raw.toString();
  return JSON.stringify((await readXlsx(raw)).sheets.map(({ rows }) => rows));
}

describe.each(['pemantau', 'viewer'] as const)(
  'private numbers, and what is kept from members, of a %s',
  async (peran) => {
    const tempat = await given.organisasi();
    const operator = as(await given.orang('operator', tempat));
    const orang = await given.anggota(tempat, { nama: 'Siti Tertutup' });
    const url = `/orgs/${tempat.organisasi_id}`;
    const atributBaru = async (nama: string, is_dilihat_anggota: boolean) => {
      const { body } = await operator.post(`${url}/atribut`, { nama, tipe: 'teks', is_dilihat_anggota });
      return (body.data as { atribut_id: number }).atribut_id;
    };
    const atribut_id = await atributBaru('Catatan', false);
    const dilihat_id = await atributBaru('BPJS', true);
    const nomor = { nik: '3171014501850012', no_hp: '081298765432', tgl_lahir: '1985-01-31', pin: '20677531' };
    const rahasia = [...Object.values(nomor), 'CATATAN-RAHASIA', 'KARTU-RAHASIA'];
    const isi = { ...nomor, atribut: { [atribut_id]: 'CATATAN-RAHASIA', [dilihat_id]: 'KARTU-RAHASIA' } };
    await operator.put(`${url}/users/${orang.user_id}`, isi);
    const tugas = { tenant_id: tempat.tenant_id, organisasi_id: null };
    /** Somebody new each time: among the calls is one that signs out. */
    const penonton = async () =>
      as(peran === 'pemantau' ? await given.pemantau(tugas) : await given.orang('viewer', tempat));
    const inside = ({ path }: Endpoint) =>
      path
        .replace('{organisasi_id}', String(tempat.organisasi_id))
        .replace('{tenant_id}', String(tempat.tenant_id))
        .replace('{kode_organisasi}', tempat.kode_organisasi)
        .replace('{user_id}', String(orang.user_id))
        .replace(/\{\w+\}/g, '1');

    test.each(reads)('%s holds none of them, however it is asked', async (_, endpoint) => {
      const siapa = await penonton();
      const asked = [
        { fields: [], query: '' },
        { fields: ['bulan', 'format'], query: '?bulan=2026-11&format=xlsx' },
        { fields: ['kolom_atribut'], query: `?kolom_atribut=${atribut_id}&kolom_atribut=${dilihat_id}` },
      ].filter(({ fields, query }) => query === '' || fields.some((field) => field in endpoint.input.shape));
      for (const { query } of asked) {
        const { raw } = await siapa.call('GET', `${inside(endpoint)}${query}`);
        const words = await wordsOf(raw);
        for (const secret of rahasia) expect(words).not.toContain(secret);
      }
    });

    test('the operator goes on reading them, and he who watches finds nobody by them', async () => {
      const list = async (by: ReturnType<typeof as>, q: string) => {
        const answer = await by.get(`${url}/users?q=${q}`);
        expect(answer.status).toBe(200);
        return (answer.body.data as { data: { nama: string; nik: string }[] }).data;
      };
      const siapa = await penonton();
      expect(await list(operator, isi.nik)).toMatchObject([{ nama: 'Siti Tertutup', nik: '••••••••••••0012' }]);
      expect(await list(operator, isi.pin)).toHaveLength(1);
      for (const nomorOf of [isi.nik, isi.pin]) expect(await list(siapa, nomorOf)).toEqual([]);
      const saringan = encodeURIComponent(JSON.stringify({ [dilihat_id]: 'KARTU-RAHASIA' }));
      const disaring = await siapa.get(`${url}/users?atribut=${saringan}`);
      expect(disaring.body.errors).toHaveProperty([`atribut.${dilihat_id}`]);
      expect(await list(siapa, 'Tertutup')).toMatchObject([{ nik: '••••••••••••0012' }]);
    });
  },
);
