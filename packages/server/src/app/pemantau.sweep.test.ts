import { contract } from '@hadir/contract/contract.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const reads = listCalls(contract)
  .filter(({ endpoint }) => endpoint.who !== 'public' && endpoint.method === 'GET')
  .map(({ name, endpoint }): [string, Endpoint] => [name, endpoint]);
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
