import { expect, test } from 'vitest';
import { scheduling } from '../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../testing/given/given-presensi.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays } = scheduling(server);

test('a day of a frozen month and a claim on it that still waits say that nothing changes them until it is opened', async () => {
  clock.now = new Date('2026-12-03T02:00:00Z');
  const organisasi = await given.organisasi({ dibuat_pada: '2026-11-27T00:00:00Z' });
  await jadwal(organisasi);
  const ani = await given.anggota(organisasi, { nama: 'Ani' });
  await closeDays(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const asked = await as(ani).form('POST', `${url}/klaim-presensi`, {
    jenis: 'sakit',
    keterangan: 'Demam',
    tgl_mulai: '2026-11-29',
    tgl_selesai: '2026-12-01',
    sehari: '1',
  });
  const { presensi_klaim_id } = asked.body.data as { presensi_klaim_id: number };
  const klaim = async () => (await operator.get(`${url}/klaim-presensi/${presensi_klaim_id}`)).body.data;
  const days = async () =>
    (
      (await operator.get(`${url}/presensi/riwayat/${ani.user_id}?from=2026-11-30&to=2026-12-01&sort=tanggal`)).body
        .data as { data: { is_beku: boolean }[] }
    ).data.map(({ is_beku }) => is_beku);
  expect(await klaim()).toMatchObject({ hari_beku: null });
  expect(await days()).toEqual([false, false]);

  await operator.post(`${url}/presensi/verval-generate`, { bulan: '2026-11' });
  expect(await klaim()).toMatchObject({ hari_beku: '2026-11-29' });
  expect((await operator.get(`${url}/klaim-presensi-menunggu`)).body.data).toMatchObject({
    data: [{ hari_beku: '2026-11-29' }],
  });
  expect(await days()).toEqual([true, false]);

  await operator.post(`${url}/klaim-presensi/${presensi_klaim_id}/keputusan`, { keputusan: 'tolak', keterangan: 'x' });
  expect(await klaim()).toMatchObject({ status: 'ditolak', hari_beku: null });
});
