import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();

type Awal = { me: { user_id: number }; organisasi: { organisasi_id: number } | null; izin: unknown };

test('the first screen learns in one answer what three calls say', async () => {
  const organisasi = await given.organisasi();
  const { organisasi_id, tenant_id } = organisasi;
  for (const orang of [await given.orang('operator', organisasi), await given.anggota(organisasi)]) {
    const self = as(orang);
    const { data } = (await self.get(`/me/awal?organisasi_id=${organisasi_id}`)).body;
    expect(data).toEqual({
      me: (await self.get('/me')).body.data,
      organisasi: (await self.get(`/switch-organisasi/${organisasi_id}`)).body.data,
      izin: (await self.get(`/tenant/${tenant_id}/permissions?organisasi_id=${organisasi_id}`)).body.data,
    });
  }
});

test('of an organisation that he may not enter, or none, it says who he is alone', async () => {
  const organisasi = await given.organisasi();
  const lain = await given.organisasi();
  const orang = await given.orang('operator', organisasi);
  const self = as(orang);
  for (const query of ['', `?organisasi_id=${lain.organisasi_id}`, '?organisasi_id=999999']) {
    const { data } = (await self.get(`/me/awal${query}`)).body;
    expect(data).toMatchObject({ me: { user_id: orang.user_id }, organisasi: null, izin: null });
  }
  await all
    .updateTable('organisasi')
    .set({ status: STATUS_RECORD.tidak_aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  const answer = await self.get(`/me/awal?organisasi_id=${organisasi.organisasi_id}`);
  expect((answer.body.data as Awal | null)?.organisasi ?? null).toBeNull();
});
