import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { eachDay } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { all, app, clock } = server;
const office = leaveOffices(server);
const { scan, tutup } = hariBuilders(server);

type Kantor = Awaited<ReturnType<typeof office>>;
type Anggota = Awaited<ReturnType<Kantor['member']>>;
type Hari = Record<string, string>;
const keysOf = ({ tenant_id, organisasi_id, user_id }: Anggota) => ({ tenant_id, organisasi_id, user_id });

/** What every screen says of a member's days of this week up to today: the same question, asked of each of them. */
async function askEverywhere({ operator, url, organisasi }: Kantor, { self, user_id }: Anggota, kalender: string) {
  const span = 'from=2026-11-16&to=2026-11-20';
  const dataOf = async (path: string, by = operator) => {
    const { status, body } = await by.get(path);
    if (status !== 200) throw new Error(`${path}: ${body.message}`);
    return body.data as unknown;
  };
  type Baris = { tanggal: string; status: string };
  const riwayat = (await dataOf(`${url}/presensi/riwayat/${user_id}?${span}`, self)) as { data: Baris[] };
  const harian: Hari = {};
  for (const tanggal of eachDay({ tgl_awal: '2026-11-16', tgl_akhir: '2026-11-20' })) {
    const { data } = (await dataOf(`${url}/presensi/kehadiran?tanggal=${tanggal}&q=Ani`)) as { data: Baris[] };
    harian[tanggal] = data[0]?.status ?? '';
  }
  const rekap = (await dataOf(`${url}/presensi/rekap?${span}&q=Ani`)) as {
    data: { absen: number; cuti: number; hadir: number }[];
  };
  const tidakHadir = (await dataOf(`${url}/rekap/ketidakhadiran?${span}&q=Ani`)) as {
    data: { tanggal: string; jenis: string }[];
  };
  const beranda = (await dataOf(`/dashboard/orgs/${organisasi.organisasi_id}`, self)) as {
    saya: { absen: number; cuti: number; hadir: number };
  };
  const bulan = (await dataOf(`${url}/cuti/kalender?tgl_awal=2026-11-01&tgl_akhir=2026-11-30&user_id=${user_id}`)) as {
    anggota: { data: { cuti: { tgl_awal: string; tgl_akhir: string; status: number }[] }[] };
  };
  const ical = (await app.inject({ url: kalender })).body;
  const [row] = rekap.data;
  return {
    riwayat: Object.fromEntries(riwayat.data.map(({ tanggal, status }) => [tanggal, status])),
    harian,
    rekap: { absen: row?.absen, cuti: row?.cuti, hadir: row?.hadir },
    beranda: { absen: beranda.saya.absen, cuti: beranda.saya.cuti, hadir: beranda.saya.hadir },
    tidakHadir: Object.fromEntries(tidakHadir.data.map(({ tanggal, jenis }) => [tanggal, jenis])),
    kalender: (bulan.anggota.data[0]?.cuti ?? [])
      .filter(({ status }) => status === STATUS_CUTI.disetujui)
      .map(({ tgl_awal, tgl_akhir }) => [tgl_awal, tgl_akhir]),
    ical: [...ical.matchAll(/DTSTART;VALUE=DATE:(\d+)[\s\S]*?DTEND;VALUE=DATE:(\d+)/g)].map(([, a, b]) => [a, b]),
  };
}

const hari = (...status: string[]): Hari =>
  Object.fromEntries(status.map((one, index) => [`2026-11-${16 + index}`, one]));
const only = (days: Hari, of: (status: string) => boolean): Hari =>
  Object.fromEntries(Object.entries(days).filter(([, status]) => of(status)));
/** What they must all say when the days are these. */
function expected(days: Hari, kalender: string[][], ical: string[][]) {
  const count = (status: string) => Object.values(days).filter((one) => one === status).length;
  const jumlah = { absen: count('absen'), cuti: count('cuti'), hadir: count('hadir') };
  return {
    // Riwayat begins to list a day when it is closed or something was recorded.
    riwayat: only(days, (status) => status !== 'terbuka'),
    harian: days,
    rekap: jumlah,
    beranda: jumlah,
    tidakHadir: only(days, (status) => status === 'absen' || status === 'cuti'),
    kalender,
    ical,
  };
}

test('Beranda, Riwayat, recaps, Ketidakhadiran and the calendars say the same before, after and when it is cancelled', async () => {
  const kantor = await office({ maks_mundur: 30 });
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  await scan(keysOf(ani), '2026-11-16', '07:00', '14:00');
  await tutup(kantor.organisasi);
  const { body } = await ani.self.post(`${kantor.url}/cuti/kalender-langganan`, { isi: 'saya' });
  const kalender = new URL((body.data as { alamat: string }).alamat).pathname;
  const ask = () => askEverywhere(kantor, ani, kalender);

  const before = expected(hari('hadir', 'absen', 'absen', 'absen', 'terbuka'), [], []);
  expect(await ask()).toEqual(before);
  const { cuti_id, jumlah_hari } = await ani.asked('2026-11-18', '2026-11-24');
  expect(jumlah_hari).toBe(5);
  // That it was asked for moves nothing.
  expect(await ask()).toEqual(before);

  await kantor.act(kantor.operator, cuti_id, 'setuju');
  expect(await ask()).toEqual(
    expected(
      hari('hadir', 'absen', 'cuti', 'cuti', 'cuti'),
      [['2026-11-18', '2026-11-24']],
      [['20261118', '20261125']],
    ),
  );
  expect(await ani.sisa()).toBe(7);

  await kantor.act(kantor.operator, cuti_id, 'batal', { keterangan: 'Dipanggil kembali' });
  expect(await ask()).toEqual(
    expected(
      hari('hadir', 'absen', 'cuti', 'cuti', 'terbuka'),
      [['2026-11-18', '2026-11-19']],
      [['20261118', '20261120']],
    ),
  );
  expect(await ani.sisa()).toBe(10);
});

test('leave that would move a frozen month is refused when it is approved; one that was taken cannot be cancelled', async () => {
  const kantor = await office({ maks_mundur: 60 });
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  await tutup(kantor.organisasi);
  const [one, other] = [await ani.asked('2026-11-26'), await ani.asked('2026-11-27')];
  await kantor.act(kantor.operator, one.cuti_id, 'setuju');
  const before = clock.now;
  clock.now = new Date('2026-12-03T02:00:00Z');
  await tutup(kantor.organisasi);
  const frozen = await kantor.operator.post(`${kantor.url}/presensi/verval-generate`, {
    bulan: '2026-11',
    tetap: true,
  });
  expect(frozen.status).toBe(200);

  const refused = await kantor.act(kantor.operator, other.cuti_id, 'setuju');
  expect(refused).toMatchObject({ status: 433, body: { error: 'cuti.frozen' } });
  expect(await ani.sisa()).toBe(11);
  const taken = await kantor.act(kantor.operator, one.cuti_id, 'batal', { keterangan: 'Salah' });
  const pesan = expect.stringMatching(/Bila sebagian tidak diambil, kembalikan harinya$/) as string;
  expect(taken).toMatchObject({ status: 433, body: { error: 'cuti.all_taken', message: pesan } });
  const sendiri = await kantor.act(ani.self, one.cuti_id, 'batal', { keterangan: 'Salah' });
  expect(sendiri.body.message).toMatch(/minta operator mengembalikan harinya$/);
  expect(await ani.sisa()).toBe(11);
  clock.now = before;
});

test('what a school’s days are judged by is another one when leave comes into force or ends, not when it is asked for or refused', async () => {
  const kantor = await office();
  const { organisasi_id } = kantor.organisasi;
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  const versi = async () => {
    const rows = all.selectFrom('organisasi').select('fakta_versi').where('organisasi_id', '=', organisasi_id);
    return (await rows.executeTakeFirstOrThrow()).fakta_versi;
  };
  const isBerubah = async (run: () => Promise<unknown>) => {
    const before = await versi();
    await run();
    return (await versi()) !== before;
  };
  const keterangan = 'Salah tanggal';
  const dua: number[] = [];
  const ask = async (tanggal: string) => void dua.push((await ani.asked(tanggal)).cuti_id);
  const act = (at: number, tindakan: string) => () =>
    kantor.act(kantor.operator, dua[at] ?? 0, tindakan, { keterangan });
  expect(await isBerubah(() => ask('2026-11-24'))).toBe(false);
  expect(await isBerubah(() => ask('2026-11-25'))).toBe(false);
  expect(await isBerubah(act(0, 'setuju'))).toBe(true);
  expect(await isBerubah(act(1, 'tolak'))).toBe(false);
  expect(await isBerubah(act(0, 'batal'))).toBe(true);
});
