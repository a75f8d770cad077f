import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { AnggotaKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { all, clock } = server;
const office = leaveOffices(server);
const NOVEMBER = 'tgl_awal=2026-11-01&tgl_akhir=2026-11-30';

type Kalender = {
  libur: object[];
  hari: object[];
  anggota: { data: AnggotaKalender[]; total: number; last_page: number };
};

/** Ani and Budi teach, Cici is in the office; Ani's leave is approved, Budi's and Cici's wait. */
async function staff() {
  const kantor = await office();
  const { operator, url, organisasi, act } = kantor;
  const grup = async (nama: string) => {
    const { body } = await operator.post(`${url}/groups`, { nama });
    return (body.data as { group_id: number }).group_id;
  };
  const [guru, tata_usaha] = [await grup('Guru'), await grup('Tata Usaha')];
  const person = async (nama: string, group_id: number) => {
    const one = await kantor.member(nama);
    const { tenant_id, organisasi_id } = organisasi;
    const row = { tenant_id, organisasi_id, user_id: one.user_id, group_id, tgl_mulai: '2020-01-01' };
    await all.insertInto('anggota_grup').values(row).execute();
    await one.grant(12);
    return one;
  };
  const [ani, budi, cici] = [await person('Ani', guru), await person('Budi', guru), await person('Cici', tata_usaha)];
  const leave = await ani.asked('2026-11-24', '2026-11-26');
  await act(operator, leave.cuti_id, 'setuju');
  const half = await budi.asked('2026-11-25', '2026-11-25', { setengah_hari: 'pagi' });
  await cici.asked('2026-11-25', '2026-12-02');
  const read = async (by: Caller, query = NOVEMBER) =>
    (await by.get(`${url}/cuti/kalender?${query}`)).body.data as Kalender;
  return { ...kantor, guru, ani, budi, cici, leave, half, read };
}
const names = ({ anggota }: Kalender) => anggota.data.map(({ nama }) => nama);

test('an operator sees every member with his leave, its kind and where it stands, and how many are away each day', async () => {
  const { operator, read, leave, half } = await staff();
  const kalender = await read(operator);
  const [ani, budi] = kalender.anggota.data.filter(({ nama }) => nama === 'Ani' || nama === 'Budi');
  expect(ani).toMatchObject({
    nama_group: 'Guru',
    cuti: [
      {
        cuti_id: leave.cuti_id,
        tgl_awal: '2026-11-24',
        tgl_akhir: '2026-11-26',
        status: STATUS_CUTI.disetujui,
        kategori: 'Cuti Tahunan',
        jenis: 'tahunan',
        jumlah_hari: 3,
      },
    ],
  });
  expect(budi?.cuti).toMatchObject([
    { cuti_id: half.cuti_id, setengah_hari: 'pagi', status: STATUS_CUTI.diajukan, jumlah_hari: 0.5 },
  ]);
  expect(kalender.hari).toEqual([
    { tanggal: '2026-11-24', disetujui: 1, menunggu: 0 },
    { tanggal: '2026-11-25', disetujui: 1, menunggu: 2 },
    { tanggal: '2026-11-26', disetujui: 1, menunggu: 1 },
    ...['27', '28', '29', '30'].map((day) => ({ tanggal: `2026-11-${day}`, disetujui: 0, menunggu: 1 })),
  ]);
});

test('a member sees himself and his group, of colleagues only that they are away', async () => {
  const { budi, read } = await staff();
  const kalender = await read(budi.self);
  expect(names(kalender)).toEqual(['Ani', 'Budi']);
  const away = {
    cuti_id: null,
    kategori: null,
    jenis: null,
    jumlah_hari: null,
    tgl_awal: '2026-11-24',
    status: STATUS_CUTI.disetujui,
  };
  expect(kalender.anggota.data[0]?.cuti).toMatchObject([away]);
  expect(kalender.anggota.data[1]?.cuti).toMatchObject([{ kategori: 'Cuti Tahunan' }]);
  expect(kalender.hari).toContainEqual({ tanggal: '2026-11-25', disetujui: 1, menunggu: 1 });
});

test('asking for a colleague elsewhere or another group shows nothing of them', async () => {
  const { cici, ani, guru, read } = await staff();
  for (const query of [`user_id=${ani.user_id}`, `group_id=${guru}`, 'q=Ani']) {
    const kalender = await read(cici.self, `${NOVEMBER}&${query}`);
    expect(kalender).toMatchObject({ hari: [], anggota: { data: [], total: 0 } });
  }
});

test('the head of a group who approves sees all of his group, a named approver everybody, once the chain says so', async () => {
  const { operator, url, organisasi, guru, ani, cici, read } = await staff();
  await all
    .updateTable('grup')
    .set({ kepala_user_id: cici.user_id })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('group_id', '=', guru)
    .execute();
  expect(names(await read(cici.self))).toEqual(['Cici']);
  const jenjang = [{ jenis: 'kepala_grup' }, { jenis: 'orang', user_id: ani.user_id }];
  const saved = await operator.post(`${url}/persetujuan`, { nama: 'Cuti', untuk: 'cuti', jenjang });
  expect(saved.status).toBe(201);

  const head = await read(cici.self);
  expect(names(head)).toEqual(['Ani', 'Budi', 'Cici']);
  expect(head.anggota.data[0]?.cuti).toMatchObject([{ kategori: 'Cuti Tahunan' }]);
  const named = await read(ani.self);
  expect(names(named)).toEqual(expect.arrayContaining(['Ani', 'Budi', 'Cici']));
  expect(named.anggota.data.flatMap(({ cuti }) => cuti).every(({ kategori }) => kategori !== null)).toBe(true);
});

test('another organisation’s calendar is not there, and its members are in nobody else’s', async () => {
  const [here, there] = [await staff(), await staff()];
  for (const by of [there.operator, there.ani.self, server.stranger]) {
    for (const path of ['kalender', 'kalender-hari']) {
      expect((await by.get(`${here.url}/cuti/${path}?${NOVEMBER}`)).status).toBe(by === server.stranger ? 401 : 404);
    }
  }
  const foreign = await here.read(here.operator, `${NOVEMBER}&user_id=${there.ani.user_id}`);
  expect(foreign).toMatchObject({ hari: [], anggota: { total: 0 } });
});

test('a leave cancelled on the way stands up to the last day that was taken; drafts and refusals do not stand there', async () => {
  const { operator, budi, ani, act, leave, half, read } = await staff();
  await act(operator, half.cuti_id, 'tolak', { keterangan: 'Ramai' });
  await budi.self.form('POST', `/orgs/${budi.organisasi_id}/cuti/simpan`, budi.form('2026-11-27'));
  clock.now = new Date('2026-11-25T02:00:00Z');
  await act(operator, leave.cuti_id, 'batal', { keterangan: 'Dipanggil kembali' });
  const kalender = await read(operator, `${NOVEMBER}&hanya_cuti=1&q=i`);
  expect(names(kalender)).toEqual(['Ani', 'Cici']);
  const taken = { tgl_awal: '2026-11-24', tgl_akhir: '2026-11-24', status: STATUS_CUTI.disetujui };
  expect((await read(ani.self)).anggota.data[0]?.cuti).toMatchObject([taken]);
  clock.now = new Date('2026-11-20T02:00:00Z');
});

test('two halves of a date are one person away, and a page holds so many members', async () => {
  const { operator, url, member, read } = await office().then(async (kantor) => {
    const shown = async (query: string) =>
      (await kantor.operator.get(`${kantor.url}/cuti/kalender?${query}`)).body.data as Kalender;
    return { ...kantor, read: shown };
  });
  const ani = await member('Ani');
  await ani.grant(12);
  for (const setengah_hari of ['pagi', 'siang']) await ani.asked('2026-11-25', '2026-11-25', { setengah_hari });
  const first = await read(`${NOVEMBER}&count=1`);
  expect(first.anggota).toMatchObject({ total: 2, last_page: 2, data: [{ nama: 'Ani' }] });
  expect(first.anggota.data[0]?.cuti.map(({ setengah_hari }) => setengah_hari)).toEqual(['pagi', 'siang']);
  expect(first.hari).toEqual([{ tanggal: '2026-11-25', disetujui: 0, menunggu: 1 }]);
  const year = await operator.get(`${url}/cuti/kalender-hari?tgl_awal=2026-01-01&tgl_akhir=2026-12-31`);
  expect(year.body.data).toMatchObject({ hari: first.hari });
});

test('holidays stand beside, cuti bersama told apart; a span beyond a year is refused', async () => {
  const { operator, url, organisasi } = await office();
  const { tenant_id, organisasi_id } = organisasi;
  const libur = { tenant_id, tgl_mulai: '2026-12-25', tgl_selesai: '2026-12-25' };
  await all
    .insertInto('hari_libur')
    .values([
      { ...libur, nama: 'Natal', jenis: 'nasional' },
      { ...libur, organisasi_id, nama: 'Cuti Bersama Natal', jenis: 'cuti bersama', tgl_selesai: '2026-12-28' },
      { ...libur, nama: 'Dibatalkan', jenis: 'tenant', status: STATUS_CUTI.diajukan },
    ])
    .execute();
  const { body } = await operator.get(`${url}/cuti/kalender-hari?tgl_awal=2026-12-01&tgl_akhir=2026-12-31`);
  expect(body.data).toMatchObject({
    libur: [
      { nama: 'Cuti Bersama Natal', tgl_akhir: '2026-12-28', is_cuti_bersama: true },
      { nama: 'Natal', is_cuti_bersama: false },
    ],
  });
  for (const tgl_akhir of ['2027-12-02', '2026-11-30']) {
    const refused = await operator.get(`${url}/cuti/kalender?tgl_awal=2026-12-01&tgl_akhir=${tgl_akhir}`);
    expect(refused).toMatchObject({ status: 422, body: { errors: { tgl_akhir: expect.anything() } } });
  }
});
