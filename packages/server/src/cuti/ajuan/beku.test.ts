import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { clock } = server;
const { closeDays } = scheduling(server);
const office = leaveOffices(server);

/** Ani asks in time for Thursday 26 November; then November is verified and frozen on 3 December. */
async function frozenOffice() {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const made = await office({ maks_mundur: 30 });
  const { organisasi, operator, url } = made;
  const ani = await made.member('Ani');
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-11-26');
  clock.now = new Date('2026-12-03T02:00:00Z');
  await closeDays(organisasi);
  const freeze = () => operator.post(`${url}/presensi/verval-generate`, { bulan: '2026-11' });
  return { ...made, ani, cuti_id, freeze };
}

const refused = { status: 433, body: { error: 'cuti.frozen', message: expect.stringContaining('November 2026') } };

test('leave in a frozen month is refused when it is asked for, and the form knows which days are', async () => {
  const { ani, url, freeze } = await frozenOffice();
  const hari = async () => {
    const { body } = await ani.self.get(`${url}/cuti/bahan?tgl_awal=2026-11-27&tgl_akhir=2026-12-01`);
    const { hari } = body.data as { hari: { tanggal: string; is_beku: boolean }[] };
    return hari.filter(({ is_beku }) => is_beku).map(({ tanggal }) => tanggal);
  };
  expect(await hari()).toEqual([]);
  await freeze();
  expect(await hari()).toEqual(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']);
  expect(await ani.ask('2026-11-30')).toMatchObject(refused);
  const draf = await ani.self.form('POST', `${url}/cuti/simpan`, ani.form('2026-11-30'));
  const { cuti_id } = draf.body.data as { cuti_id: number };
  expect(draf.body.data).toMatchObject({ hari_beku: '2026-11-30' });
  expect(await ani.self.put(`${url}/cuti/${cuti_id}/ubah-ajuan`, { tindakan: 'ajukan' })).toMatchObject(refused);
  // Its Sunday alone is frozen, which it does not take.
  expect((await ani.ask('2026-12-01')).status).toBe(201);
});

test('what waits of a frozen month is not offered for approval, hinders no more, and can be refused', async () => {
  const { operator, url, cuti_id, act, freeze } = await frozenOffice();
  const satu = async () => (await operator.get(`${url}/cuti/${cuti_id}`)).body.data;
  const hambatan = async () =>
    ((await operator.get(`${url}/presensi/verval-status?bulan=2026-11`)).body.data as { hambatan: object[] }).hambatan;
  const menunggu = { jenis: 'cuti', hari: 1, anggota: 1 };
  expect(await satu()).toMatchObject({ hari_beku: null, tindakan: expect.arrayContaining(['setuju']) });
  expect(await hambatan()).toContainEqual(menunggu);
  expect((await operator.get(`${url}/persetujuan-menunggu`)).body.data).toMatchObject({ beku: { cuti: 0 } });

  await freeze();
  expect(await satu()).toMatchObject({ hari_beku: '2026-11-26', tindakan: ['ubah', 'tangguhkan', 'tolak', 'tarik'] });
  expect((await operator.get(`${url}/cuti/belum-setuju`)).body.data).toMatchObject({
    data: [{ hari_beku: '2026-11-26' }],
  });
  expect((await operator.get(`${url}/persetujuan-menunggu`)).body.data).toMatchObject({
    cuti: 1,
    beku: { cuti: 1, klaim: 0 },
  });
  expect(await hambatan()).not.toContainEqual(menunggu);
  expect(await act(operator, cuti_id, 'setuju')).toMatchObject(refused);
  const banyak = await operator.post(`${url}/cuti/setuju-banyak`, { ajuan: [{ cuti_id, urutan: 0 }] });
  expect(banyak.body.data).toMatchObject({ disetujui: [], ditolak: [{ cuti_id, pesan: refused.body.message }] });

  expect((await act(operator, cuti_id, 'tolak', { keterangan: 'Bulannya sudah ditutup' })).status).toBe(200);
  expect((await operator.get(`${url}/persetujuan-menunggu`)).body.data).toMatchObject({ cuti: 0, beku: { cuti: 0 } });
});

test('a claim of a frozen month that waits is counted among what can only be refused', async () => {
  const { ani, operator, url, freeze } = await frozenOffice();
  await ani.self.form('POST', `${url}/klaim-presensi`, {
    jenis: 'sakit',
    keterangan: 'Demam',
    tgl_mulai: '2026-11-30',
    sehari: '1',
  });
  await freeze();
  expect((await operator.get(`${url}/persetujuan-menunggu`)).body.data).toMatchObject({
    klaim: 1,
    beku: { cuti: 1, klaim: 1 },
  });
});
