import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as } = await startTestServer();

async function school() {
  const organisasi = await given.organisasi();
  return {
    operator: as(await given.orang('operator', organisasi)),
    admin: as(await given.orang('admin', organisasi)),
    url: `/orgs/${organisasi.organisasi_id}/periode`,
    urlTenant: `/tenant/${organisasi.tenant_id}/periode`,
  };
}
const november = { nama: 'November 2026', tgl_mulai: '2026-10-26', tgl_selesai: '2026-11-25' };
const idOf = (answer: { body: { data: never } }) =>
  (answer.body.data as { periode_laporan_id: number }).periode_laporan_id;

test('a period is added, changed, found and deleted', async () => {
  const { operator, url } = await school();
  const id = idOf(await operator.post(url, november));
  expect((await operator.put(`${url}/${id}`, { ...november, nama: 'Nov' })).body.data).toMatchObject({ nama: 'Nov' });
  expect((await operator.get(`${url}/${id}`)).body.data).toMatchObject({ nama: 'Nov', is_milik_tenant: false });
  expect((await operator.delete(`${url}/${id}`)).status).toBe(200);
  expect((await operator.get(`${url}?count=500`)).body.data).toMatchObject({ total: 0 });
});

test("an organisation reads its tenant's periods and cannot change them", async () => {
  const { operator, admin, url, urlTenant } = await school();
  const id = idOf(await admin.post(urlTenant, november));
  expect((await operator.get(`${url}?count=500`)).body.data).toMatchObject({
    data: [{ nama: 'November 2026', is_milik_tenant: true }],
  });
  expect(await operator.put(`${url}/${id}`, november)).toMatchObject({
    status: 433,
    body: { error: 'periode.tenant_owned' },
  });
  expect((await admin.delete(`${urlTenant}/${id}`)).status).toBe(200);
});

test('a reversed range and a name taken are refused at their fields', async () => {
  const { operator, url } = await school();
  await operator.post(url, november);
  expect(await operator.post(url, { ...november, nama: 'NOVEMBER 2026' })).toMatchObject({
    status: 422,
    body: { errors: { nama: ['Nama periode sudah dipakai'] } },
  });
  expect(await operator.post(url, { ...november, nama: 'X', tgl_selesai: '2026-10-25' })).toMatchObject({
    status: 422,
    body: { errors: { tgl_selesai: [expect.any(String)] } },
  });
});
