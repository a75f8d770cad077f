import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { PekerjaanKirim } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import { createHttpSimpatika } from '../../platform/simpatika/http-simpatika.ts';
import { startSimulator, type Simulator } from '../../platform/simpatika/simulator/start-simulator.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { KIRIM_SIMPATIKA } from './jenis-kirim.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const simulator = await startSimulator();
afterAll(() => simulator.close());
const patient = { timeoutMs: 300, waitsMs: [10, 10] };
const server = await startTestServer({ simpatika: createHttpSimpatika({ ...simulator, ...patient }) });
const { given, as, all, clock } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays } = scheduling(server);

let nomor = 0;
const nuptkBaru = () => String(1_000_000_000_001_111 + (nomor += 1) * 10_000);

/** 3 December: a linked madrasah whose two teachers have a NUPTK and whose guard has none; November is over. */
async function madrasah() {
  await simulator.atur({ is_baru: true });
  clock.now = new Date('2026-12-03T02:00:00Z');
  const organisasi = await given.organisasi({
    dibuat_pada: '2026-11-27T00:00:00Z',
    k_sumber_data: SUMBER_DATA.terhubung,
    nsm: '121132760001',
  });
  await jadwal(organisasi);
  const [ani, budi, udin] = [
    await given.anggota(organisasi, { nama: 'Ani', nuptk: nuptkBaru() }),
    await given.anggota(organisasi, { nama: 'Budi', nuptk: nuptkBaru() }),
    await given.anggota(organisasi, { nama: 'Udin', jabatan: 'Penjaga' }),
  ];
  const rina = await given.anggota(organisasi, { role: KODE_PERAN.operator, nama: 'Bu Rina', tgl_mulai: '2026-12-01' });
  await closeDays(organisasi);
  const operator = as(rina);
  const url = `/orgs/${organisasi.organisasi_id}`;
  const bulan = { bulan: '2026-11' };
  const freeze = (isi: object = {}) => operator.post(`${url}/presensi/verval-generate`, { ...bulan, ...isi });
  const open = (isi: object = {}) =>
    operator.post(`${url}/presensi/verval-buka`, { ...bulan, alasan: 'Koreksi', ...isi });
  const send = (isi: object = {}) => operator.post(`${url}/sinkron/simpatika`, { ...bulan, ...isi });
  const keadaan = async () => (await operator.get(`${url}/presensi/verval-kiriman?bulan=2026-11`)).body.data;
  const rows = async () =>
    (await operator.get(`${url}/presensi/verval?bulan=2026-11&sort=nama`)).body.data as { data: { status: string }[] };
  const ended = async (): Promise<PekerjaanKirim> => {
    for (;;) {
      const { pekerjaan } = (await keadaan()) as { pekerjaan: PekerjaanKirim };
      if (pekerjaan.status === 'selesai' || pekerjaan.status === 'gagal') return pekerjaan;
      await sleep(20);
    }
  };
  const held = async (who: { user_id: number }) =>
    (await simulator.keadaan()).diterima.find(({ baris }) => baris.kunci.includes(`/${who.user_id}/`));
  return { organisasi, ani, budi, udin, operator, url, freeze, open, send, keadaan, rows, ended, held };
}

test('verified months go to the staff system, and who was refused is told with the reason', async () => {
  const { ani, budi, udin, operator, url, freeze, send, keadaan, rows, ended, held } = await madrasah();
  await all.updateTable('anggota').set({ nuptk: '1234567890120000' }).where('user_id', '=', budi.user_id).execute();
  expect(await keadaan()).toMatchObject({
    menunggu: 0,
    tanpa_identitas: { jumlah: 1, anggota: [{ nama: 'Udin', jabatan: 'Penjaga' }] },
  });
  await freeze();
  expect(await operator.post(`${url}/sinkron/simpatika`)).toMatchObject({
    status: 422,
    body: { errors: { bulan: ['Wajib diisi'] } },
  });
  expect(await send()).toMatchObject({
    status: 201,
    body: {
      message: 'Pengiriman November 2026 dimulai',
      data: { oleh: 'Bu Rina', bulan: '2026-11', sebutan: 'November 2026' },
    },
  });
  expect(await ended()).toMatchObject({
    status: 'selesai',
    selesai: 3,
    total: 3,
    hasil: { diterima: 1, ditolak: 1, tanpa_identitas: 1 },
  });

  expect(await held(ani)).toMatchObject({
    satuan: { nsm: '121132760001' },
    bulan: '2026-11',
    baris: { is_koreksi: false, ptk: { nama: 'Ani' }, jumlah: { hari_kerja: 4, absen: 4 } },
  });
  expect((await held(ani))?.baris.hari).toContainEqual(expect.objectContaining({ tanggal: '2026-11-30', kode: 'A' }));
  expect(await held(udin)).toBeUndefined();
  expect((await rows()).data).toMatchObject([
    { anggota: { nama: 'Ani' }, status: 'terkirim', dikirim_pada: clock.now.toISOString(), dikirim_oleh: 'Bu Rina' },
    { anggota: { nama: 'Budi' }, status: 'terverifikasi', dikirim_pada: null },
    { anggota: { nama: 'Udin' }, status: 'terverifikasi' },
  ]);
  expect(await keadaan()).toMatchObject({ keadaan: 'siap', menunggu: 2, dapat_dikirim: 1, ditolak: 1 });
  expect((await operator.get(`${url}/presensi/verval-kiriman/ditolak?bulan=2026-11`)).body.data).toMatchObject({
    total: 1,
    data: [{ anggota: { nama: 'Budi' }, kode: 'ptk_tidak_dikenal', pesan: 'NUPTK tidak terdaftar' }],
  });
  expect((await operator.get(`${url}/presensi/verval-status?bulan=2026-11`)).body.data).toMatchObject({
    anggota: { belum: 0, terverifikasi: 2, terkirim: 1 },
    jejak: [{ tindakan: 'kirim', anggota: 1, oleh: 'Bu Rina' }, { tindakan: 'bekukan' }],
  });

  await all.updateTable('anggota').set({ nuptk: nuptkBaru() }).where('user_id', '=', budi.user_id).execute();
  await send({ user_id: [budi.user_id] });
  await ended();
  expect(await held(budi)).toBeDefined();
  expect(await keadaan()).toMatchObject({ menunggu: 1, ditolak: 0 });
});

test('a plain member who was given the name reads whether his own month waits to be sent, and not of others', async () => {
  const { organisasi, ani, url, freeze } = await madrasah();
  await freeze();
  await given.izin(organisasi.tenant_id, 'user', 'presensi.daftar-presensi-verval', true);
  const { body } = await as(ani).get(`${url}/presensi/verval-kiriman?bulan=2026-11`);
  expect(body.data).toMatchObject({ menunggu: 1, tanpa_identitas: { jumlah: 0 } });
});

test('a month that is not verified, or is sent already, is not sent', async () => {
  const { ani, budi, freeze, send, ended } = await madrasah();
  expect(await send()).toMatchObject({ status: 433, body: { error: 'verval.nothing_to_send' } });
  await freeze({ user_id: [ani.user_id] });
  expect(await send({ user_id: [ani.user_id, budi.user_id] })).toMatchObject({
    status: 433,
    body: { error: 'verval.not_frozen', message: expect.stringContaining('1 anggota') },
  });
  await send();
  await ended();
  expect((await send()).body.error).toBe('verval.nothing_to_send');
  expect((await simulator.keadaan()).datang).toHaveLength(1);
});

test('a month that was opened and verified anew goes as a correction and takes the place of the first', async () => {
  const { ani, operator, url, freeze, open, send, keadaan, ended, held, rows } = await madrasah();
  await freeze({ user_id: [ani.user_id] });
  await send();
  await ended();
  const first = await held(ani);
  clock.now = new Date('2026-12-03T03:00:00Z');
  await open();
  expect((await rows()).data[0]).toMatchObject({ status: 'belum', dikirim_pada: null });
  await operator.form('POST', `${url}/klaim-presensi`, {
    user_id: String(ani.user_id),
    jenis: 'dinas luar',
    keterangan: 'Rapat',
    tgl_mulai: '2026-11-30',
    sehari: '1',
  });
  await freeze({ user_id: [ani.user_id] });
  expect(await keadaan()).toMatchObject({ menunggu: 1, koreksi: 1, ditolak: 0 });
  await send();
  expect(await ended()).toMatchObject({ hasil: { diterima: 1, ditolak: 0 } });
  expect(await held(ani)).toMatchObject({ baris: { is_koreksi: true, jumlah: { hadir: 1, absen: 3 } } });
  expect((await held(ani))?.nomor).not.toBe(first?.nomor);
  expect((await rows()).data[0]).toMatchObject({ status: 'terkirim' });
});

test('asking twice at once is one sending', async () => {
  const { freeze, send, ended, ani, budi } = await madrasah();
  await freeze({ user_id: [ani.user_id, budi.user_id] });
  const answers = await Promise.all([send(), send(), send()]);
  await ended();
  // Who asks a moment later may find it done.
  const outcomes = new Set(answers.map(({ status, body }) => (status === 201 ? 'dimulai' : body.error)));
  expect(['dimulai', 'verval.nothing_to_send']).toEqual(expect.arrayContaining([...outcomes]));
  expect(outcomes).toContain('dimulai');
  expect(new Set((await simulator.keadaan()).datang.map(({ kunci }) => kunci)).size).toBe(2);
  const jejak = await all.selectFrom('verval_jejak').select('user_ids').where('tindakan', '=', 'kirim').execute();
  expect(jejak.filter(({ user_ids }) => user_ids.includes(ani.user_id))).toHaveLength(1);
});

test.each(['sibuk', 'lambat', 'putus'] as const)(
  'a staff system that is %s for a moment is asked again, and keeps one',
  async (ulah) => {
    const { ani, freeze, send, ended, held } = await madrasah();
    await freeze({ user_id: [ani.user_id] });
    await simulator.atur({ kehadiran: { 1: ulah } });
    await send();
    expect(await ended()).toMatchObject({ status: 'selesai', hasil: { diterima: 1, ditolak: 0 } });
    expect(await held(ani)).toBeDefined();
    expect(new Set((await simulator.keadaan()).datang.map(({ kunci }) => kunci)).size).toBe(1);
  },
);

test('one that stays silent ends the sending in words; what it took before stays, and the rest goes the next time', async () => {
  const { organisasi, freeze, send, ended, keadaan } = await madrasah();
  const many = 57;
  for (let made = 0; made < many; made += 1) await given.anggota(organisasi, { nuptk: nuptkBaru() });
  await closeDays(organisasi);
  await freeze();
  await simulator.atur({ kehadiran: { 2: 'putus', 3: 'putus', 4: 'putus' } });
  await send();
  expect(await ended()).toMatchObject({
    status: 'gagal',
    pesan: expect.stringContaining('tidak menjawab'),
    hasil: null,
  });
  const before = (await keadaan()) as { menunggu: number };
  expect(before.menunggu).toBeGreaterThan(0);
  expect(before.menunggu).toBeLessThan(many);

  await simulator.atur({ kehadiran: {} });
  await send();
  // Who has no NUPTK: the guard.
  expect(await ended()).toMatchObject({ status: 'selesai', hasil: { ditolak: 0, tanpa_identitas: 1 } });
  expect(await keadaan()).toMatchObject({ menunggu: 1 });
  const byMember = Map.groupBy((await simulator.keadaan()).datang, ({ ptk }) => ptk.nuptk);
  for (const rows of byMember.values()) expect(new Set(rows.map(({ kunci }) => kunci)).size).toBe(1);
});

test('a month that is opened while it is on its way is not marked as sent, and goes as a correction later', async () => {
  const { ani, freeze, open, send, ended, rows, held } = await madrasah();
  await freeze({ user_id: [ani.user_id] });
  await simulator.atur({ kehadiran: { 1: 'lambat' } });
  await send();
  while ((await simulator.keadaan()).datang.length === 0) await sleep(5);
  await open();
  await ended();
  expect((await rows()).data[0]).toMatchObject({ status: 'belum' });
  clock.now = new Date('2026-12-03T04:00:00Z');
  await freeze({ user_id: [ani.user_id] });
  await send();
  await ended();
  expect((await held(ani))?.baris).toMatchObject({ is_koreksi: true });
  expect((await rows()).data[0]).toMatchObject({ status: 'terkirim' });
});

test('an organisation of the general edition, one without number, and a server without address are told so', async () => {
  const { organisasi, freeze, send, keadaan } = await madrasah();
  await freeze();
  const set = (fields: object) =>
    all.updateTable('organisasi').set(fields).where('organisasi_id', '=', organisasi.organisasi_id).execute();
  await set({ nsm: null });
  expect(await send()).toMatchObject({ status: 433, body: { error: 'simpatika.no_number' } });
  await set({ k_sumber_data: SUMBER_DATA.umum });
  expect(await send()).toMatchObject({ status: 433, body: { error: 'simpatika.not_linked' } });
  expect(await keadaan()).toMatchObject({ keadaan: 'tidak_terhubung' });
});

test('a secret that the staff system does not know ends in a refusal that says nothing of it', async () => {
  const wrong: Simulator = { ...simulator, clientSecret: 'salah-sekali' };
  const asking = createHttpSimpatika({ ...wrong, ...patient }).sendKehadiran({
    satuan: { npsn: '1', nsm: null, nama: 'X' },
    bulan: '2026-11',
    baris: [],
  });
  await expect(asking).rejects.toMatchObject({ code: 'simpatika.not_known' });
  await expect(asking).rejects.not.toThrow(/salah-sekali/);
});

test('a sending that waits says where it stands in the queue', async () => {
  const { organisasi, keadaan } = await madrasah();
  const { tenant_id, organisasi_id } = organisasi;
  const masukan = JSON.stringify({ bulan: '2026-11' });
  await all
    .insertInto('pekerjaan')
    .values({ tenant_id, organisasi_id, jenis: KIRIM_SIMPATIKA, masukan, status: 'menunggu' })
    .execute();
  expect(await keadaan()).toMatchObject({ pekerjaan: { status: 'menunggu', antrean: { urutan: expect.any(Number) } } });
});
