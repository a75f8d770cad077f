import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { sendTautan } from '../../testing/send-tautan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { app, surat, clock } = server;
const office = leaveOffices(server);

/** A request, and the link that the operator was mailed about it. */
async function mailed() {
  const kantor = await office();
  const ani = await kantor.member('Ani <b>');
  await ani.grant(12);
  surat.length = 0;
  const { cuti_id } = await ani.asked('2026-11-25');
  const link = /\/keputusan\/\S+/.exec(surat[0]?.teks ?? '')?.[0] ?? '';
  const open = () => app.inject({ method: 'GET', url: link });
  const send = (fields: Record<string, string>) => sendTautan(app, link, fields);
  const status = async () =>
    ((await ani.self.get(`${kantor.url}/cuti/${cuti_id}`)).body.data as { status: number }).status;
  return { ...kantor, ani, cuti_id, open, send, status };
}

test('opening the link shows the request and decides nothing, however often', async () => {
  const { open, status } = await mailed();
  for (const _ of [1, 2]) expect((await open()).body).toContain('Ani &lt;b&gt;');
  expect(await status()).toBe(12);
});

test('the form decides once, in the name of whom the link was mailed to', async () => {
  const { send, open, status, operator, url, cuti_id, organisasi } = await mailed();
  expect((await send({ tindakan: 'tolak' })).statusCode).toBe(422);
  expect((await send({ tindakan: 'setuju', keterangan: '' })).body).toContain('Keputusan tersimpan');
  expect(await status()).toBe(13);
  const { body } = await operator.get(`${url}/cuti/${cuti_id}`);
  expect(body.data).toMatchObject({
    persetujuan: { putusan: [{ keputusan: 'disetujui', is_setuju: true, sebab: 'operator' }] },
    riwayat: [{ tindakan: 'diajukan' }],
  });
  for (const again of [await send({ tindakan: 'tolak', keterangan: 'x' }), await open()]) {
    expect(again).toMatchObject({ statusCode: 422, body: expect.stringContaining('Tautan ini sudah dipakai') });
    expect(again.body).toContain(
      `href="http://hadir.test/organisasi/${organisasi.organisasi_id}/cuti-persetujuan/${cuti_id}"`,
    );
  }
});

test('the page of a further level tells what was decided before, in the words of leave', async () => {
  const { operator, url, member, act } = await office();
  const [ani, kepala] = [await member('Ani'), await member('Kepala')];
  await ani.grant(12);
  const jenjang = [
    { jenis: 'orang', user_id: kepala.user_id },
    { jenis: 'peran', peran: 'operator' },
  ];
  await operator.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang });
  const { cuti_id } = await ani.asked('2026-11-25', '2026-11-26');
  surat.length = 0;
  await act(kepala.self, cuti_id, 'ubah', { tgl_awal: '2026-11-26', tgl_akhir: '2026-11-26', keterangan: 'Rapat' });
  const link = /\/keputusan\/\S+/.exec(surat[0]?.teks ?? '')?.[0] ?? '';
  const { body } = await app.inject({ method: 'GET', url: link });
  expect(body).toMatch(/Sudah diputuskan[^]*diubah oleh Kepala: Rapat/);
  expect(body).toMatch(/value="tangguhkan"/);
});

test('two who send the same link’s form at once decide once', async () => {
  const { send, status } = await mailed();
  const answers = await Promise.all([send({ tindakan: 'setuju' }), send({ tindakan: 'setuju' })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  expect(await status()).toBe(13);
});

test('a link lapses after 14 days, and is worth nothing once another has decided', async () => {
  const { open, send, operator, cuti_id, act } = await mailed();
  await act(operator, cuti_id, 'setuju');
  expect((await send({ tindakan: 'tolak', keterangan: 'x' })).statusCode).toBe(433);
  const late = await mailed();
  clock.now = new Date('2026-12-05T02:00:00Z');
  expect(await late.open()).toMatchObject({ statusCode: 422, body: expect.stringContaining('lewat 14 hari') });
  clock.now = new Date('2026-11-20T02:00:00Z');
  expect(await open()).toMatchObject({ statusCode: 422, body: expect.stringContaining('sudah diputuskan, ditarik') });
  const unknown = await app.inject({ url: '/keputusan-cuti/salah' });
  expect(unknown).toMatchObject({ statusCode: 404, body: expect.stringContaining('Tautan ini tidak dikenal') });
});

test('the link of a request that was withdrawn says so, to whom as a draft it does not exist any more', async () => {
  const { operator, url, member, act } = await office();
  const [ani, kepala] = [await member('Ani'), await member('Kepala')];
  await ani.grant(12);
  const jenjang = [{ jenis: 'orang', user_id: kepala.user_id }];
  await operator.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang });
  surat.length = 0;
  const { cuti_id } = await ani.asked('2026-11-25');
  const link = /\/keputusan\/\S+/.exec(surat[0]?.teks ?? '')?.[0] ?? '';
  expect((await app.inject({ url: link })).statusCode).toBe(200);
  await act(ani.self, cuti_id, 'tarik');
  const gone = { statusCode: 422, body: expect.stringContaining('sudah diputuskan, ditarik') };
  expect(await app.inject({ url: link })).toMatchObject(gone);
  expect(await sendTautan(app, link, { tindakan: 'setuju' })).toMatchObject(gone);
});

test('a link is worth nothing to whom it was mailed once he has left, and leave that is off decides nothing', async () => {
  const { open, send, operator_id, organisasi, status, operator } = await mailed();
  await operator.put(`/pengaturan/${organisasi.organisasi_id}/aktivasi-cuti`, { is_aktif: false });
  expect(await send({ tindakan: 'setuju' })).toMatchObject({ statusCode: 433 });
  await operator.put(`/pengaturan/${organisasi.organisasi_id}/aktivasi-cuti`, { is_aktif: true });
  expect(await status()).toBe(12);
  await server.all
    .updateTable('users')
    .set({ status: STATUS_USER.diblokir })
    .where('user_id', '=', operator_id)
    .execute();
  expect(await open()).toMatchObject({ statusCode: 422, body: expect.stringContaining('tidak lagi bertugas') });
});
