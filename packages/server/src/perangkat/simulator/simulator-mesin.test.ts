import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { nomorBaru } from '../../testing/given.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { NamaDialek } from './dialek.ts';
import { startSimulatorMesin } from './start-simulator-mesin.ts';

const { app, given, as, all, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const tempat = tempatBuilders(all);
await app.listen({ host: '127.0.0.1', port: 0 });
const server = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const simulator = await startSimulatorMesin();
afterAll(() => simulator.close());

/** Friday, seven in the morning in Jakarta. */
const AWAL = Date.parse('2026-11-20T00:00:00Z');
const MENIT = 60_000;
const DIALEK: NamaDialek[] = ['lama', 'biasa', 'baru'];

async function sekolah({ timezone = 'Asia/Jakarta', zona_jam = 7 } = {}) {
  clock.now = new Date(AWAL);
  const organisasi = await given.organisasi({ timezone });
  await jadwal(organisasi);
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  /** A registered machine that has just reported; its firmware reads zones as told unless `isi` says so. */
  const mesin = async (dialek: NamaDialek, isi: { nomor_seri?: string; zona_mesin?: string } = {}) => {
    const nomor = String(nomorBaru()).padStart(6, '0');
    const { nomor_seri = `SIM${nomor}`, zona_mesin = dialek === 'baru' ? 'menit' : 'jam' } = isi;
    const daftar = { nama: `Mesin ${nomor}`, nomor_seri, lokasi_presensi_id, zona_mesin };
    const made = await operator.post(`${url}/devices`, daftar);
    const { perangkat_id = 0 } = (made.body.data ?? {}) as { perangkat_id?: number };
    const alat = await simulator.pasang({ nomor_seri, dialek, server, zona_jam });
    await alat.atur({ saat: AWAL });
    await alat.lapor();
    return { ...alat, nomor_seri, perangkat_id, daftar, path: `${url}/devices/${perangkat_id}`, made };
  };
  const waktu = async () =>
    (
      await all
        .selectFrom('presensi')
        .select('waktu')
        .where('organisasi_id', '=', organisasi.organisasi_id)
        .orderBy('waktu')
        .execute()
    ).map((one) => new Date(one.waktu).toISOString());
  return { organisasi, operator, url, mesin, waktu };
}
type Sekolah = Awaited<ReturnType<typeof sekolah>>;

/** So many minutes later, on the wall and at the machine. */
async function lewat(menit: number, ...mesin: Awaited<ReturnType<Sekolah['mesin']>>[]) {
  clock.now = new Date(clock.now.getTime() + menit * MENIT);
  for (const one of mesin) await one.atur({ saat: clock.now.getTime() });
}

/** Heard of every four minutes: connected without a break. */
async function tersambung(menit: number, mesin: Awaited<ReturnType<Sekolah['mesin']>>) {
  for (let lalu = 0; lalu < menit; lalu += 4) {
    await lewat(4, mesin);
    await mesin.tanya();
  }
}

test.each(DIALEK)(
  'the %s dialect: five times the same line, alone and again after its memory, is one event',
  async (dialek) => {
    const { organisasi, mesin, waktu } = await sekolah();
    await given.anggota(organisasi, { pin: '17' });
    const alat = await mesin(dialek);
    await alat.ketuk({ pin: ['17'], kali: 5 });
    expect(await alat.kirim()).toMatchObject({ sisa: 0, balasan: 'OK: 5\n' });
    await alat.lupa();
    expect(await alat.kirim()).toMatchObject({ sisa: 0, balasan: 'OK: 5\n' });
    expect(await waktu()).toEqual([new Date(AWAL).toISOString()]);
  },
);

test.each(DIALEK)(
  'the %s dialect: the power is cut in the middle of a send, and what was not answered comes again',
  async (dialek) => {
    const { organisasi, mesin, waktu } = await sekolah();
    await given.anggota(organisasi, { pin: '17' });
    const alat = await mesin(dialek);
    await alat.ketuk({ pin: ['17'], kali: 400, jeda_ms: MENIT });
    for (const bytes of [1, 5_000, 11_000]) expect((await alat.kirim(bytes)).sisa).toBe(400);
    expect(await waktu()).toEqual([]);
    await alat.lapor();
    expect((await alat.kirim()).sisa).toBe(0);
    expect(new Set(await waktu()).size).toBe(400);
  },
);

test('a server that goes away in the middle loses nothing: the machine forgets only what was answered', async () => {
  const { organisasi, operator, mesin, waktu } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  const alat = await mesin('lama');
  await alat.ketuk({ pin: ['17'], kali: 1_200, jeda_ms: MENIT });
  await operator.put(`${alat.path}/status`, { status: STATUS_RECORD.tidak_aktif });
  expect(await alat.kirim()).toMatchObject({ sisa: 1_200, balasan: 'UNKNOWN DEVICE\n' });
  await operator.put(`${alat.path}/status`, { status: STATUS_RECORD.aktif });
  expect((await alat.kirim()).sisa).toBe(0);
  expect(await waktu()).toHaveLength(1_200);
});

test('a week away and back with 20.000 lines: each once, in the order of its days, and the machine is empty', async () => {
  const { organisasi, mesin, waktu, operator } = await sekolah();
  const pin = Array.from({ length: 20 }, (_, n) => String(100 + n));
  const [guru] = await Promise.all(pin.map((one) => given.anggota(organisasi, { pin: one })));
  const alat = await mesin('baru');
  await lewat(7 * 24 * 60, alat);
  await alat.ketuk({ pin, kali: 20_000, jeda_ms: 27_000 });
  expect((await alat.kirim(400_000)).sisa).toBe(20_000);
  await alat.lapor();
  expect(await alat.kirim()).toMatchObject({ sisa: 0, balasan: 'OK: 20000\n' });
  expect(new Set(await waktu()).size).toBe(20_000);
  expect((await operator.get(alat.path)).body.data).toMatchObject({ hit: 20_000, jumlah_tertahan: 0 });
  const hari = () =>
    all.selectFrom('kehadiran').select('tanggal').where('user_id', '=', guru?.user_id ?? 0).where('jam_masuk', 'is not', null).execute(); // prettier-ignore
  await expect.poll(async () => (await hari()).length, { timeout: 20_000 }).toBeGreaterThan(3);
});

test('a clock that is wrong by a day: ahead at once, behind while there is contact, and set right by a command', async () => {
  const { organisasi, operator, mesin, waktu } = await sekolah();
  await given.anggota(organisasi, { pin: '17' });
  const alat = await mesin('biasa');
  await tersambung(8, alat);
  await alat.atur({ geser_ms: 24 * 60 * MENIT });
  await alat.ketuk({ pin: ['17'] });
  expect((await alat.kirim()).sisa).toBe(0);
  expect(await waktu()).toEqual([]);
  expect((await operator.get(alat.path)).body.data).toMatchObject({ jumlah_tertahan: 1, selisih_detik: -86_400 });

  await operator.post(`${alat.path}/perintah`, { jenis: 'jam' });
  const { dikerjakan } = await alat.tanya();
  expect(dikerjakan).toEqual([expect.stringMatching(/^SET OPTION DateTime=\d+$/)]);
  await tersambung(8, alat);
  await alat.ketuk({ pin: ['17'] });
  await alat.kirim();
  expect(await waktu()).toEqual([clock.now.toISOString()]);
  expect((await operator.get(alat.path)).body.data).toMatchObject({ selisih_detik: 0 });
});

test('two machines with one PIN are one person, who came by the one and left by the other', async () => {
  const { organisasi, mesin, waktu } = await sekolah();
  const guru = await given.anggota(organisasi, { pin: '0017' });
  const [gerbang, lobi] = [await mesin('lama'), await mesin('baru')];
  await gerbang.ketuk({ pin: ['17'] });
  await gerbang.kirim();
  await lewat(8 * 60, gerbang, lobi);
  await lobi.ketuk({ pin: ['17'] });
  await lobi.kirim();
  expect(await waktu()).toHaveLength(2);
  const hari = await all.selectFrom('kehadiran').select(['jam_masuk', 'jam_pulang']).where('user_id', '=', guru.user_id).where('tanggal', '=', '2026-11-20').executeTakeFirst(); // prettier-ignore
  expect(hari).toEqual({ jam_masuk: 7 * 3600, jam_pulang: 15 * 3600 });
});

test('a machine that is moved to another school: what it kept from the first is nobody’s there until somebody says whose', async () => {
  const lama = await sekolah();
  await given.anggota(lama.organisasi, { pin: '17' });
  const alat = await lama.mesin('biasa');
  await alat.ketuk({ pin: ['17'] });
  await alat.kirim();
  const baru = await sekolah();
  const nomor_seri = alat.nomor_seri;
  expect((await baru.mesin('biasa', { nomor_seri })).made.status).toBe(422);
  await lama.operator.put(`${alat.path}/status`, { status: STATUS_RECORD.diblokir, keterangan: 'Dipindah' });
  const pindah = await baru.mesin('biasa', { nomor_seri });
  expect(pindah.made.status).toBe(201);
  await pindah.ketuk({ pin: ['17'] });
  await pindah.kirim();
  expect(await lama.waktu()).toHaveLength(1);
  expect(await baru.waktu()).toEqual([]);
  expect((await baru.operator.get(pindah.path)).body.data).toMatchObject({ jumlah_pin_menunggu: 1 });
  // Back only once the other school has let it go.
  const kembali = () => lama.operator.put(`${alat.path}/status`, { status: STATUS_RECORD.aktif });
  expect((await kembali()).body).toMatchObject({ error: 'perangkat.nomor_seri_refused' });
  await baru.operator.put(`${pindah.path}/status`, { status: STATUS_RECORD.diblokir, keterangan: 'Kembali' });
  expect((await kembali()).status).toBe(200);
  await alat.ketuk({ pin: ['17'] });
  await lewat(1, alat);
  await alat.ketuk({ pin: ['17'] });
  await alat.kirim();
  expect(await lama.waktu()).toHaveLength(2);
});

test('a machine in Makassar keeps its time; one that reads hours as minutes jumps, is set aside and seen, and is told right', async () => {
  const { organisasi, operator, mesin, waktu } = await sekolah({ timezone: 'Asia/Makassar', zona_jam: 8 });
  await given.anggota(organisasi, { pin: '17' });
  const tenang = await mesin('biasa');
  expect((await tenang.keadaan()).zona_jam).toBe(8);
  const melompat = await mesin('baru', { zona_mesin: 'jam' });
  await tersambung(8, melompat);
  await melompat.lapor();
  expect((await melompat.keadaan()).zona_jam).toBeLessThan(1);
  await tersambung(480, melompat);
  await melompat.ketuk({ pin: ['17'] });
  await melompat.kirim();
  expect(await waktu()).toEqual([]);
  const { data } = (await operator.get(melompat.path)).body as { data: { selisih_detik: number } };
  expect(Math.round(data.selisih_detik / 3600)).toBe(8);

  await operator.put(melompat.path, { ...melompat.daftar, zona_mesin: 'menit' });
  await melompat.lapor();
  expect((await melompat.keadaan()).zona_jam).toBe(8);
  await melompat.ketuk({ pin: ['17'] });
  await melompat.kirim();
  expect(await waktu()).toEqual([clock.now.toISOString()]);
});
