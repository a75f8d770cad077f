import { STATUS_PENGUMUMAN } from '@hadir/rules/kode/status-pengumuman.ts';
import { expect, test } from 'vitest';
import { tellPengumumanTask } from './tell-pengumuman-task.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { all, given, as, deps, clock } = await startTestServer();

/** Friday 20 November. */
async function school() {
  const organisasi = await given.organisasi();
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}/pengumuman`;
  const make = async (judul: string, tgl_mulai: string, tgl_selesai: string | null = null) =>
    operator.post(url, { judul, isi: 'Pukul 13.00 di aula', tgl_mulai, tgl_selesai });
  return { organisasi_id: organisasi.organisasi_id, operator, url, make, member: as(await given.anggota(organisasi)) };
}

test('a member sees the announcements of today, the operator also those that are over or yet to come', async () => {
  const { operator, member, url, make } = await school();
  clock.now = new Date('2026-11-10T02:00:00Z');
  await make('Sudah lewat', '2026-11-01', '2026-11-19');
  clock.now = new Date('2026-11-20T02:00:00Z');
  expect((await make('Rapat', '2026-11-20', '2026-11-20')).body.data).toMatchObject({
    status: STATUS_PENGUMUMAN.aktif,
  });
  await make('Hari Guru', '2026-11-25');
  await make('Tata tertib', '2026-11-02');
  expect((await member.get(url)).body.data).toMatchObject({
    total: 2,
    data: [
      { judul: 'Rapat', isi: 'Pukul 13.00 di aula', status: STATUS_PENGUMUMAN.aktif },
      { judul: 'Tata tertib', tgl_selesai: null, status: STATUS_PENGUMUMAN.aktif },
    ],
  });
  const { data } = (await operator.get(url)).body.data as { data: { judul: string; status: number }[] };
  expect(data.map(({ judul, status }) => [judul, status])).toEqual([
    ['Hari Guru', 18],
    ['Rapat', 17],
    ['Tata tertib', 17],
    ['Sudah lewat', 18],
  ]);
});

test('an announcement that nobody would read any more is refused, with what to do', async () => {
  const { operator, url, make } = await school();
  expect(await make('Rapat', '2026-11-01', '2026-11-19')).toMatchObject({
    status: 422,
    body: { errors: { tgl_selesai: [expect.stringContaining('Isi hari ini atau sesudahnya')] } },
  });
  expect((await operator.get(url)).body.data).toMatchObject({ total: 0 });
});

test('an announcement is changed and removed by operators of its organisation alone', async () => {
  const { operator, member, url, make } = await school();
  await member.put('/me/pemberitahuan', { pilihan: [{ jenis: 'pengumuman', cara: 'harian', is_push: false }] });
  const { pengumuman_id } = (await make('Rapat', '2026-11-20')).body.data as { pengumuman_id: number };
  const one = `${url}/${pengumuman_id}`;
  const isi = { judul: 'Rapat ditunda', isi: 'Senin', tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-23' };
  expect((await member.put(one, isi)).status).toBe(403);
  expect((await operator.put(one, { ...isi, tgl_selesai: '2026-11-19' })).body.errors).toHaveProperty('tgl_selesai');
  expect((await operator.put(one, isi)).body.data).toMatchObject({ judul: 'Rapat ditunda', tgl_selesai: '2026-11-23' });

  const elsewhere = await school();
  expect((await elsewhere.operator.put(`${elsewhere.url}/${pengumuman_id}`, isi)).status).toBe(404);
  expect((await elsewhere.operator.delete(`${elsewhere.url}/${pengumuman_id}`)).status).toBe(404);
  expect((await operator.delete(one)).status).toBe(200);
  expect((await member.get(url)).body.data).toMatchObject({ total: 0 });
});

type Lonceng = { pemberitahuan: { judul: string; tautan: string }[] };

test('what is announced today rings at once with everybody there but its writer; a change renames it without ringing again, and what is removed is gone from the bells', async () => {
  const { operator, member, make, url, organisasi_id } = await school();
  const bells = async (orang: typeof member) => ((await orang.get('/me/lonceng')).body.data as Lonceng).pemberitahuan;
  await member.put('/me/pemberitahuan', { pilihan: [{ jenis: 'pengumuman', cara: 'harian', is_push: false }] });
  const { pengumuman_id } = (await make('Rapat', '2026-11-20')).body.data as { pengumuman_id: number };
  expect(await bells(member)).toMatchObject([
    { judul: 'Pengumuman: Rapat', tautan: `/dashboard/${organisasi_id}?pengumuman=${pengumuman_id}` },
  ]);
  expect(await bells(operator)).toEqual([]);
  const isi = { judul: 'Rapat ditunda', isi: 'Besok', tgl_mulai: '2026-11-20', tgl_selesai: null };
  await operator.put(`${url}/${pengumuman_id}`, isi);
  await make('Lain', '2026-11-20');
  expect((await bells(member)).map(({ judul }) => judul)).toEqual(['Pengumuman: Lain', 'Pengumuman: Rapat ditunda']);
  const harian = () =>
    all.selectFrom('surat_harian').select('judul').where('tautan', 'like', `%=${pengumuman_id}`).execute();
  expect(await harian()).toEqual([{ judul: 'Pengumuman: Rapat ditunda' }]);
  await operator.delete(`${url}/${pengumuman_id}`);
  expect((await bells(member)).map(({ judul }) => judul)).toEqual(['Pengumuman: Lain']);
  expect(await harian()).toEqual([]);
});

test('what is announced for a day to come rings on its morning, at six where it is, once', async () => {
  const { member, make } = await school();
  const bells = async () => ((await member.get('/me/lonceng')).body.data as Lonceng).pemberitahuan;
  await make('Hari Guru', '2026-11-25');
  await make('Sudah lewat', '2026-11-01', '2026-11-19');
  for (const [saat, judul] of [
    ['2026-11-24T23:59:00+07:00', []],
    ['2026-11-25T05:59:00+07:00', []],
    ['2026-11-25T06:01:00+07:00', ['Pengumuman: Hari Guru']],
    ['2026-11-25T06:16:00+07:00', ['Pengumuman: Hari Guru']],
  ] as const) {
    clock.now = new Date(saat);
    await tellPengumumanTask.run(deps, clock.now);
    expect((await bells()).map((one) => one.judul)).toEqual(judul);
  }
});
