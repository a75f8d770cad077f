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

test('a draft is told the same way, and of its change only what changed', async () => {
  const { siti, lines, url } = await setup();
  const made = await siti.self.form('POST', `${url}/cuti/simpan`, siti.form('2026-12-07'));
  expect(made.status).toBe(201);
  const { cuti_id } = made.body.data as { cuti_id: number };
  expect(await lines()).toMatchObject({ Status: [null, 'Draf'], 'Tanggal awal': [null, '07-12-2026'] });
  const isi = siti.form('2026-12-07', '2026-12-07', { keterangan: 'Acara keluarga' });
  expect(await siti.self.form('PUT', `${url}/cuti/${cuti_id}`, isi)).toMatchObject({ status: 200 });
  expect(await lines()).toEqual({ Keterangan: ['Keperluan keluarga', 'Acara keluarga'] });
  await siti.self.delete(`${url}/cuti/${cuti_id}`);
  expect(await lines()).toMatchObject({ Status: ['Draf', null], Hitungan: ['Hari kerja', null] });
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
    'Cuti (nomor)': String(satu.cuti_id),
    'Tidak disetujui': expect.stringContaining('ditarik') as string,
  });
});
