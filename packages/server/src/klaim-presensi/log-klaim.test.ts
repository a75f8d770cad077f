import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { expect, test } from 'vitest';
import { scheduling } from '../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../testing/given/given-presensi.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays } = scheduling(server);

test('the log tells a claim in words: whose it is, what it says and which days it changed', async () => {
  const organisasi = await given.organisasi();
  await jadwal(organisasi);
  const ani = await given.anggota(organisasi, { nama: 'Ani' });
  const budi = await given.anggota(organisasi, { nama: 'Budi' });
  const operator = as(await given.orang('operator', organisasi));
  await closeDays(organisasi);
  const url = `/orgs/${organisasi.organisasi_id}`;
  const file = (user_id: string, who = operator) =>
    who.form('POST', `${url}/klaim-presensi`, {
      jenis: 'dinas luar',
      keterangan: 'Rapat kantor',
      tgl_mulai: '2026-11-17',
      sehari: '1',
      ...(user_id && { user_id }),
    });
  expect((await file('', as(ani))).status).toBe(201);
  expect((await file(`${ani.user_id},${budi.user_id}`)).status).toBe(201);
  const list = (await operator.get(`${url}/klaim-presensi`)).body.data as {
    data: { presensi_klaim_id: number; status: string }[];
  };
  const menunggu = list.data.find(({ status }) => status === 'diajukan')?.presensi_klaim_id ?? 0;
  await operator.post(`${url}/klaim-presensi/${menunggu}/keputusan`, {
    keputusan: 'tolak',
    keterangan: 'Sudah dicatat',
  });

  const rows = ((await operator.get(`${url}/log`)).body.data as { data: BarisLog[] }).data;
  const said = rows.map(({ nama_objek, tentang_id }) => [nama_objek, tentang_id]);
  expect(said).toEqual([
    ['Ubah presensi Ani 17-11-2026', ani.user_id],
    ['Ubah presensi 2 anggota 17-11-2026', null],
    ['Ubah presensi Ani 17-11-2026', ani.user_id],
  ]);
  expect(rows[0]?.perubahan).toEqual([
    { isian: 'Status', dulu: 'Diajukan', kini: 'Ditolak' },
    { isian: 'Catatan', dulu: null, kini: 'Sudah dicatat' },
  ]);
  expect(rows[1]?.perubahan).toEqual(
    expect.arrayContaining([
      { isian: 'Anggota', dulu: null, kini: 'Ani, Budi' },
      { isian: 'Hari dinilai ulang', dulu: null, kini: '2' },
      { isian: 'Hari menjadi lain', dulu: null, kini: '2' },
    ]),
  );
  expect(rows.flatMap(({ perubahan }) => perubahan.map(({ isian }) => isian)).join()).not.toMatch(/nomor|›|Giliran/);
});
