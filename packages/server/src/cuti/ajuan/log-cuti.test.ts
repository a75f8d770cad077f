import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const office = leaveOffices(server);

async function setup() {
  const kantor = await office();
  const siti = await kantor.member('Siti');
  await siti.grant(12);
  const rows = async () => {
    const { body } = await kantor.operator.get(`${kantor.url}/log?pelaku_id=${siti.user_id}`);
    return (body.data as { data: BarisLog[] }).data;
  };
  const lines = async (n = 0) => {
    const row = (await rows())[n];
    return Object.fromEntries((row?.perubahan ?? []).map(({ isian, dulu, kini }) => [isian, [dulu, kini]]));
  };
  return { ...kantor, siti, lines };
}

test('the log tells a leave that was sent as it stands, by the words of a leave, and nothing of what its reader may do', async () => {
  const { siti, lines } = await setup();
  await siti.asked('2026-12-07', '2026-12-08');
  const said = await lines();
  expect(said).toMatchObject({
    Nama: [null, 'Siti'],
    Kategori: [null, 'Cuti Tahunan'],
    'Tanggal awal': [null, '07-12-2026'],
    Keterangan: [null, 'Keperluan keluarga'],
    Hitungan: [null, 'Hari kerja'],
    Lampiran: [null, 'Tidak'],
    Status: [null, 'Diajukan'],
  });
  expect(Object.keys(said).filter((isian) => /tindakan|giliran|^has|rekan|persetujuan/i.test(isian))).toEqual([]);
});

test('of a draft the log tells that there is one, to nobody what it says: who reads the log may not read it', async () => {
  const { siti, operator, lines, url } = await setup();
  const made = await siti.self.form('POST', `${url}/cuti/simpan`, siti.form('2026-12-07'));
  expect(made.status).toBe(201);
  const { cuti_id } = made.body.data as { cuti_id: number };
  expect(await lines()).toMatchObject({ Status: [null, 'Draf'] });
  const isi = siti.form('2026-12-07', '2026-12-07', { keterangan: 'Acara keluarga' });
  expect(await siti.self.form('PUT', `${url}/cuti/${cuti_id}`, isi)).toMatchObject({ status: 200 });
  await siti.self.delete(`${url}/cuti/${cuti_id}`);
  expect(await lines()).toMatchObject({ Status: ['Draf', null] });
  const { body } = await operator.get(`${url}/log?tentang_id=${siti.user_id}`);
  const { data } = body.data as { data: BarisLog[] };
  expect(data).toHaveLength(3);
  expect(JSON.stringify(data)).not.toMatch(/12-2026|2026-12-07|eluarga|Cuti Tahunan/);
});

test('of a draft that was sent before the log tells which leave was deleted', async () => {
  const { siti, operator, act, url } = await setup();
  const { cuti_id } = await siti.asked('2026-12-07', '2026-12-08');
  await act(operator, cuti_id, 'tarik', { keterangan: 'Salah tanggal' });
  expect((await operator.delete(`${url}/cuti/${cuti_id}`)).status).toBe(200);
  const { body } = await operator.get(`${url}/log?tentang_id=${siti.user_id}`);
  const [hapus, tarik] = (body.data as { data: BarisLog[] }).data;
  expect(hapus).toMatchObject({ nama_objek: 'Ajuan cuti Siti 07-12-2026 s.d. 08-12-2026', nama_tentang: 'Siti' });
  expect(hapus?.perubahan).toContainEqual({ isian: 'Kategori', dulu: 'Cuti Tahunan', kini: null });
  expect(tarik?.perubahan).toContainEqual({ isian: 'Keterangan', dulu: null, kini: 'Salah tanggal' });
});

test('the log of many approved at once counts them, and says of each other one why it was not', async () => {
  const { siti, operator, url } = await setup();
  const [satu, dua] = [await siti.asked('2026-12-07'), await siti.asked('2026-12-09')];
  await siti.self.put(`${url}/cuti/${dua.cuti_id}/ubah-ajuan`, { tindakan: 'tarik' });
  const ajuan = [satu, dua].map(({ cuti_id, persetujuan: { urutan, versi } }) => ({ cuti_id, urutan, versi }));
  expect((await operator.post(`${url}/cuti/setuju-banyak`, { ajuan })).status).toBe(200);
  const { body } = await operator.get(`${url}/log`);
  const [baris] = (body.data as { data: BarisLog[] }).data.filter(({ kegiatan }) =>
    kegiatan.includes('banyak ajuan cuti'),
  );
  const said = Object.fromEntries((baris?.perubahan ?? []).map(({ isian, kini }) => [isian, kini]));
  expect(said).toEqual({
    'Jumlah disetujui': '1',
    'Tidak disetujui': expect.stringContaining('ditarik') as string,
  });
});

test('whose leave a line is about is known by the member filter, and the leave by its name and days', async () => {
  const { siti, operator, url } = await setup();
  const lain = await siti.asked('2026-12-14');
  const satu = await siti.asked('2026-12-17', '2026-12-18');
  const putus = (cuti_id: number, isi: object) => operator.put(`${url}/cuti/${cuti_id}/ubah-ajuan`, isi);
  expect((await putus(satu.cuti_id, { tindakan: 'setuju' })).status).toBe(200);
  expect((await putus(satu.cuti_id, { tindakan: 'setuju' })).status).toBe(433);
  const ajuan = [{ cuti_id: lain.cuti_id, urutan: lain.persetujuan.urutan, versi: lain.persetujuan.versi }];
  expect((await operator.post(`${url}/cuti/setuju-banyak`, { ajuan })).status).toBe(200);

  const { body } = await operator.get(`${url}/log?tentang_id=${siti.user_id}`);
  const said = (body.data as { data: BarisLog[] }).data.map(({ kegiatan, nama_objek, nama_tentang }) => [
    kegiatan,
    nama_objek,
    nama_tentang,
  ]);
  const [duaHari, sehari] = ['Ajuan cuti Siti 17-12-2026 s.d. 18-12-2026', 'Ajuan cuti Siti 14-12-2026'];
  expect(said).toEqual([
    ['Menyetujui banyak ajuan cuti', sehari, 'Siti'],
    ['Mengubah keadaan ajuan cuti', duaHari, 'Siti'],
    ['Mengajukan cuti', duaHari, 'Siti'],
    ['Mengajukan cuti', sehari, 'Siti'],
  ]);
  const setuju = (body.data as { data: BarisLog[] }).data[1];
  expect(setuju?.perubahan).toEqual([
    { isian: 'Status', dulu: 'Diajukan', kini: 'Disetujui' },
    { isian: 'Keputusan', dulu: null, kini: 'Disetujui' },
  ]);
  const ditolak = (await operator.get(`${url}/log?hasil=ditolak`)).body.data as { data: BarisLog[] };
  expect(ditolak.data[0]?.penolakan).toBe('Ajuan ini sudah disetujui oleh …, jadi tidak dapat disetujui');
});
