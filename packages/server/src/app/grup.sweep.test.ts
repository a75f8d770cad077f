import { contract } from '@hadir/contract/contract.generated.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { wireSchema } from '@hadir/contract/kit/wire-schema.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { all, given, as } = await startTestServer();
const ours = await given.organisasi();
const sibling = await given.organisasi({ tenant_id: ours.tenant_id });
const theirs = await given.organisasi();
const operator = as(await given.orang('operator', ours));

const addGrup = async ({ tenant_id, organisasi_id }: typeof ours) => {
  const grup = { tenant_id, organisasi_id, nama: 'Guru' };
  return (await all.insertInto('grup').values(grup).returning('group_id').executeTakeFirstOrThrow()).group_id;
};
const sendiri = await addGrup(ours);
const asing = [await addGrup(sibling), await addGrup(theirs), 2_147_483_647];

/** What a call may not be asked without. */
const WAJIB: Record<string, string> = {
  bulan: '2026-11',
  tahun: '2026',
  tanggal: '2026-11-17',
  tgl_awal: '2026-11-01',
  tgl_akhir: '2026-11-30',
  pertanyaan_id: '1',
};

const narrowed = listCalls(contract)
  .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.scope === 'organisasi')
  .filter(({ endpoint }) => 'group_id' in endpoint.input.shape && !endpoint.path.includes('{group_id}'))
  .map(({ name, endpoint }): [string, Endpoint] => [name, endpoint]);

test('many reads are narrowed to a group', () => {
  expect(narrowed.length).toBeGreaterThan(20);
});

test.each(narrowed)('%s takes a group of the organisation, and no other', async (_, endpoint) => {
  for (const group_id of [...asing, `${sendiri},${asing[0]}`]) {
    const answer = await operator.get(urlOf(endpoint, group_id));
    expect(answer).toMatchObject({ status: 422, body: { data: null, errors: { group_id: [expect.any(String)] } } });
  }
  expect((await operator.get(urlOf(endpoint, sendiri))).body?.errors).toBeUndefined();
});

test.each(['laporan', 'rekap/ketidakhadiran/generate', 'cuti-saldo/buku'])(
  'a report of %s is made of no group of elsewhere',
  async (path) => {
    for (const group_id of asing) {
      const isi = { bulan: '2026-11', tahun: 2026, group_id: path === 'cuti-saldo/buku' ? group_id : [group_id] };
      const answer = await operator.post(`/orgs/${ours.organisasi_id}/${path}`, isi);
      expect(answer).toMatchObject({ status: 422, body: { errors: { group_id: ['Grup tidak ditemukan'] } } });
    }
  },
);

function urlOf({ path, input }: Endpoint, group_id: number | string): string {
  const { required = [] } = wireSchema(input, 'input') as { required?: string[] };
  const said = required
    .filter((field) => !path.includes(`{${field}}`))
    .map((field) => `${field}=${WAJIB[field] ?? field}`);
  const url = path.replace('{organisasi_id}', String(ours.organisasi_id)).replace(/\{\w+\}/g, '1');
  return `${url}?${[...said, `group_id=${group_id}`].join('&')}`;
}
