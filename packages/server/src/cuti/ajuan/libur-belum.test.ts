import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { given, as } = server;
const office = leaveOffices(server);

test('leave over the turn of the year says what is not known of next year, to who asks and to who decides, until it is', async () => {
  const { operator, url, member, organisasi } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  const tahunBaru = { tgl_awal: '2026-12-28', tgl_akhir: '2027-01-05' };
  const bahan = async (dates = tahunBaru) =>
    ((await ani.self.get(`${url}/cuti/bahan?${new URLSearchParams(dates)}`)).body.data as { libur_belum: object[] })
      .libur_belum;
  expect(await bahan()).toEqual([{ tahun: 2027, sebab: 'belum_terbit' }]);
  expect(await bahan({ tgl_awal: '2026-12-01', tgl_akhir: '2026-12-31' })).toEqual([]);

  const { cuti_id, libur_belum } = await ani.asked(tahunBaru.tgl_awal, tahunBaru.tgl_akhir);
  expect(libur_belum).toEqual([{ tahun: 2027, sebab: 'belum_terbit' }]);
  const seen = async () => {
    const antrean = await operator.get(`${url}/cuti/belum-setuju`);
    const detail = await operator.get(`${url}/cuti/${cuti_id}`);
    return [antrean.body.data as { data: object[] }, detail.body.data] as const;
  };
  const belum = (sebab: string) => ({ libur_belum: [{ tahun: 2027, sebab }] });
  expect(await seen()).toMatchObject([{ data: [belum('belum_terbit')] }, belum('belum_terbit')]);

  const decree = { nomor: 'SKB 2027', hari: [{ nama: 'Tahun Baru', jenis: 'nasional', tgl_mulai: '2027-01-01' }] };
  await as(await given.orang('super_admin', organisasi)).put('/libur-nasional/2027', decree);
  expect(await seen()).toMatchObject([{ data: [belum('belum_disinkron')] }, belum('belum_disinkron')]);
  await operator.post(`${url}/hari-libur/sinkron`, { tahun: 2027 });
  expect(await seen()).toMatchObject([{ data: [{ libur_belum: [] }] }, { libur_belum: [] }]);
  expect(await bahan()).toEqual([]);
});
