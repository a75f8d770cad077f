import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { createHash, createHmac, pbkdf2Sync, randomUUID } from 'node:crypto';
import type { DaftarAnggotaKios, KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { isiTanda, langkahKios } from '@hadir/rules/perangkat/kode-kios.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, clock, stranger } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const tempat = tempatBuilders(all);
/** Friday, ten past seven in Jakarta. */
const AWAL = new Date('2026-11-20T00:10:00Z');
const key = () => ({ 'idempotency-key': randomUUID() });
const sidik = (teks: string) => createHash('sha256').update(teks).digest('hex');

async function sekolah(isi: object = {}) {
  clock.now = AWAL;
  const organisasi = await given.organisasi({ timezone: 'Asia/Jakarta' });
  await jadwal(organisasi);
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const baru = { jenis: 'kios', nama: 'Lobi', lokasi_presensi_id, ...isi };
  const made = await operator.post(`${url}/devices`, baru);
  const { perangkat_id = 0 } = (made.body.data ?? {}) as { perangkat_id?: number };
  const path = `${url}/devices/${perangkat_id}`;
  const kodePasang = async () => ((await operator.post(`${path}/pasang`)).body.data as { kode: string }).kode;
  const pasang = async () => {
    const answer = await stranger.post('/kios/pasang', { kode: await kodePasang() });
    return answer.body.data as { token: string; keadaan: KeadaanKios };
  };
  const guru = async (fields: object = {}) => {
    const anggota = await given.anggota(organisasi, { nama: 'Siti Aminah', ...fields });
    const { kode_kartu } = await all
      .selectFrom('anggota')
      .select('kode_kartu')
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('user_id', '=', anggota.user_id)
      .executeTakeFirstOrThrow();
    return { ...anggota, kartu: `hadir:${kode_kartu}` };
  };
  const events = () =>
    all
      .selectFrom('presensi')
      .select([
        'user_id',
        'waktu',
        'sumber',
        'radius',
        'perangkat',
        'is_luring',
        'is_ditinjau',
        'sebab_ditinjau',
        'foto',
      ])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .orderBy('waktu')
      .execute();
  return { organisasi, operator, url, path, made, kodePasang, pasang, guru, events, isi: baru };
}

const kirim = (token: string, isi: object) =>
  stranger.post('/kios/presensi', { token, kunci: randomUUID(), waktu: clock.now.toISOString(), ...isi });

const kodeOf = ({ rahasia, perangkat_id }: KeadaanKios, saat: Date = clock.now) => {
  const langkah = langkahKios(saat.getTime());
  const isi = isiTanda({ perangkat_id, langkah });
  const mac = createHmac('sha256', Buffer.from(rahasia, 'base64url')).update(isi).digest();
  return `${isi}.${mac.subarray(0, 12).toString('base64url')}`;
};

test('a browser becomes a kiosk by a code that is good once and for ten minutes, and is told how it is set', async () => {
  const { operator, path, kodePasang, made } = await sekolah({ kios_pin: 'menyertai' });
  expect(made.body.data).toMatchObject({ jenis: 'kios', nomor_seri: null, dipasang_pada: null });
  const lama = await kodePasang();
  const kode = await kodePasang();
  expect((await stranger.post('/kios/pasang', { kode: lama })).body).toMatchObject({ error: 'kios.kode_salah' });
  const entered = await stranger.post('/kios/pasang', { kode: `${kode.slice(0, 4)}-${kode.slice(4).toLowerCase()}` });
  expect(entered).toMatchObject({ status: 201, body: { data: { keadaan: { nama: 'Lobi', kios_pin: 'menyertai' } } } });
  expect((await stranger.post('/kios/pasang', { kode })).status).toBe(422);
  expect((await operator.get(path)).body.data).toMatchObject({ dipasang_pada: AWAL.toISOString() });

  const basi = await kodePasang();
  clock.now = new Date(AWAL.getTime() + 10 * 60_000);
  expect((await stranger.post('/kios/pasang', { kode: basi })).status).toBe(422);
});

test('the log names the kiosk as who recorded a tap, and whose it is', async () => {
  const { pasang, guru, operator, url } = await sekolah();
  const siti = await guru();
  const { token } = await pasang();
  expect((await kirim(token, { kartu: siti.kartu })).status).toBe(201);
  const { body } = await operator.get(`${url}/log?tentang_id=${siti.user_id}`);
  expect((body.data as { data: object[] }).data).toMatchObject([
    { nama: 'Lobi', user_id: null, nama_tentang: 'Siti Aminah' },
  ]);
});

test.each([
  ['linked', SUMBER_DATA.terhubung, true],
  ['general', SUMBER_DATA.umum, false],
])('a kiosk of an organisation of the %s edition is told so', async (_, k_sumber_data, is_terhubung) => {
  const { pasang, organisasi } = await sekolah();
  const { organisasi_id } = organisasi;
  await all.updateTable('organisasi').set({ k_sumber_data }).where('organisasi_id', '=', organisasi_id).execute();
  expect((await pasang()).keadaan).toMatchObject({ is_terhubung });
});

test('only a kiosk that is active is paired, by who may; a machine is none', async () => {
  const { operator, url, path, organisasi, isi } = await sekolah();
  const { lokasi_presensi_id } = isi;
  const mesin = await operator.post(`${url}/devices`, {
    nama: 'Mesin',
    nomor_seri: `KIOS${organisasi.organisasi_id}`,
    lokasi_presensi_id,
  });
  const lain = `${url}/devices/${(mesin.body.data as { perangkat_id: number }).perangkat_id}`;
  expect((await operator.post(`${lain}/pasang`)).body).toMatchObject({ error: 'kios.bukan_kios' });
  expect((await operator.post(`${url}/devices`, { nama: 'Tanpa nomor', lokasi_presensi_id })).body).toMatchObject({
    errors: { nomor_seri: [/.+/] },
  });
  await operator.put(`${path}/status`, { status: STATUS_RECORD.tidak_aktif });
  expect((await operator.post(`${path}/pasang`)).body).toMatchObject({ error: 'perangkat.tidak_didengar' });
  expect((await operator.post(`${path}/perintah`, { jenis: 'jam' })).body.error).toBe('perangkat.bukan_mesin');
  const other = await sekolah();
  expect((await other.operator.post(`${path}/pasang`)).status).toBe(404);
  expect((await as(await given.orang('user', organisasi)).post(`${path}/pasang`)).status).toBe(403);
});

test('a card read at a kiosk is the member’s event at its place and time, once however often it is sent', async () => {
  const { pasang, guru, events, organisasi, operator, path } = await sekolah();
  clock.now = new Date(AWAL.getTime() - 3_600_000);
  const { token } = await pasang();
  clock.now = AWAL;
  const siti = await guru();
  const kunci = randomUUID();
  const isi = { kunci, kartu: siti.kartu, waktu: '2026-11-19T23:58:01.250Z' };
  const balasan = await Promise.all([kirim(token, isi), kirim(token, isi), kirim(token, isi)]);
  expect(balasan.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(balasan[0]?.body.data).toEqual({ nama: 'Siti Aminah', is_ditinjau: false });
  expect((await kirim(token, isi)).body.data).toEqual({ nama: 'Siti Aminah', is_ditinjau: false });
  expect(await events()).toMatchObject([
    {
      user_id: siti.user_id,
      sumber: 'kiosk',
      radius: STATUS_RADIUS.dalam,
      perangkat: 'Lobi',
      is_luring: true,
      is_ditinjau: false,
    },
  ]);
  const hari = await all
    .selectFrom('kehadiran')
    .select(['jam_masuk', 'sumber_masuk'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', siti.user_id)
    .where('tanggal', '=', '2026-11-20')
    .executeTakeFirst();
  expect(hari).toEqual({ jam_masuk: 6 * 3600 + 58 * 60 + 1, sumber_masuk: 'kiosk' });
  expect((await operator.get(path)).body.data).toMatchObject({ hit: 1 });
});

test('a kiosk that was away for a week sends what it read, and what its clock cannot have been waits for review', async () => {
  const { pasang, guru, events, operator, url } = await sekolah();
  const { token } = await pasang();
  const { kartu } = await guru();
  const baca = async (hari: number, isi: object = {}) => {
    const waktu = new Date(AWAL.getTime() + hari * 86_400_000).toISOString();
    return { waktu, kartu, ...isi };
  };
  const antre = await Promise.all([1, 2, 3, 4, 5].map((hari) => baca(hari)));
  clock.now = new Date(AWAL.getTime() + 7 * 86_400_000);
  for (const one of antre) expect((await kirim(token, one)).body.data).toMatchObject({ is_ditinjau: false });
  expect((await kirim(token, await baca(8))).body.data).toMatchObject({ is_ditinjau: true });
  expect((await kirim(token, await baca(6, { is_jam_ragu: true }))).body.data).toMatchObject({ is_ditinjau: true });
  const semua = await events();
  expect(semua).toHaveLength(7);
  expect(semua.filter((one) => one.is_ditinjau).map((one) => one.sebab_ditinjau)).toEqual([['jam'], ['jam']]);
  expect((await operator.get(`${url}/presensi/ditinjau`)).body.data).toMatchObject({ total: 2 });
});

test('what a tablet says that it read before it became the kiosk waits for review', async () => {
  const { pasang, guru, events } = await sekolah();
  const { token } = await pasang();
  const { kartu } = await guru();
  const baca = async (menit: number) => {
    const waktu = new Date(AWAL.getTime() - menit * 60_000).toISOString();
    return (await kirim(token, { kartu, waktu })).body.data;
  };
  for (const menit of [11, 24 * 60, 360 * 24 * 60]) expect(await baca(menit)).toMatchObject({ is_ditinjau: true });
  // Its clock may be behind a little.
  expect(await baca(9)).toMatchObject({ is_ditinjau: false });
  expect((await events()).filter((one) => one.is_ditinjau).map((one) => one.sebab_ditinjau)).toEqual([
    ['jam'],
    ['jam'],
    ['jam'],
  ]);
});

test('what a tablet read before it was taken back counts once it is the kiosk again; what it read meanwhile waits for review', async () => {
  const { pasang, guru, events, operator, path } = await sekolah();
  const { token } = await pasang();
  const { kartu } = await guru();
  const pada = (menit: number) => (clock.now = new Date(AWAL.getTime() + menit * 60_000));
  pada(30);
  await operator.delete(`${path}/pasang`);
  pada(35);
  const lagi = await pasang();
  const baca = async (menit: number, token_baca: string = token) => {
    const waktu = new Date(AWAL.getTime() + menit * 60_000).toISOString();
    return (await kirim(lagi.token, { kartu, waktu, token_baca })).body.data;
  };
  expect(await baca(29)).toMatchObject({ is_ditinjau: false });
  for (const menit of [30, 34]) expect(await baca(menit)).toMatchObject({ is_ditinjau: true });
  // It was never this kiosk's.
  expect(await baca(28, 'bukan-token')).toMatchObject({ is_ditinjau: true });
  const ditahan = (await events()).filter((one) => one.is_ditinjau);
  expect(ditahan.map((one) => one.sebab_ditinjau)).toEqual([['dilepas'], ['dilepas'], ['dilepas']]);
});

test('a tablet in the place of another ends what that one reads; of one that was there still earlier nothing is known', async () => {
  const { pasang, guru } = await sekolah();
  const { kartu } = await guru();
  const pada = (menit: number) => (clock.now = new Date(AWAL.getTime() + menit * 60_000));
  const pertama = await pasang();
  pada(30);
  const kedua = await pasang();
  pada(40);
  const { token } = await pasang();
  const baca = async (menit: number, token_baca: string) => {
    const waktu = new Date(AWAL.getTime() + menit * 60_000).toISOString();
    return (await kirim(token, { kartu, waktu, token_baca })).body.data;
  };
  expect(await baca(35, kedua.token)).toMatchObject({ is_ditinjau: false });
  expect(await baca(20, pertama.token)).toMatchObject({ is_ditinjau: true });
});

test('a kiosk in contact that tells a read of an hour ago was slow for no reason: it waits for review', async () => {
  const { pasang, guru, events } = await sekolah();
  const { token } = await pasang();
  const { kartu } = await guru();
  for (let menit = 0; menit < 100; menit += 4) {
    clock.now = new Date(AWAL.getTime() + menit * 60_000);
    await stranger.post('/kios/keadaan', { token });
  }
  const waktu = new Date(AWAL.getTime() + 10 * 60_000).toISOString();
  expect((await kirim(token, { kartu, waktu })).body.data).toMatchObject({ is_ditinjau: true });
  expect(await events()).toMatchObject([{ sebab_ditinjau: ['tersambung'] }]);
});

test('a card that was replaced counts by the time of the read; a kiosk in contact that tells of it later is not believed alone', async () => {
  const { operator, url, pasang, guru, events } = await sekolah();
  const { token } = await pasang();
  const siti = await guru();
  for (let menit = 0; menit < 24; menit += 4) {
    clock.now = new Date(AWAL.getTime() + menit * 60_000);
    await stranger.post('/kios/keadaan', { token });
    if (menit === 12) await operator.put(`${url}/users/${siti.user_id}/kartu`);
  }
  const waktu = new Date(AWAL.getTime() + 10 * 60_000).toISOString();
  expect((await kirim(token, { kartu: siti.kartu, waktu })).body.data).toMatchObject({ is_ditinjau: true });
  expect(await events()).toMatchObject([{ sebab_ditinjau: ['tersambung'] }]);
  expect((await kirim(token, { kartu: siti.kartu })).body).toMatchObject({ error: 'kios.kartu_tidak_dikenal' });
});

test('a photo goes with the read, and is shown to those who may see the member', async () => {
  const { pasang, guru, events, operator, url, organisasi } = await sekolah({ is_kios_foto: true });
  const { token } = await pasang();
  const { kartu } = await guru();
  const foto = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const fields = { token, kunci: randomUUID(), kartu, waktu: clock.now.toISOString() };
  const sent = await stranger.form('POST', '/kios/presensi', {
    ...fields,
    foto: new Blob([new Uint8Array(foto)], { type: 'image/jpeg' }),
  });
  expect(sent.status).toBe(201);
  expect(await events()).toMatchObject([{ foto: expect.any(String) }]);
  const { presensi_id } = await all
    .selectFrom('presensi')
    .select('presensi_id')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .executeTakeFirstOrThrow();
  const photo = await operator.get(`${url}/presensi/${presensi_id}/foto`);
  expect(photo.headers['content-type']).toBe('image/webp');
});

test('a kiosk that has sent too many wrong PINs is refused any, the right one too, while cards go on being read', async () => {
  const { pasang, guru } = await sekolah({ kios_pin: 'pengganti' });
  const { token } = await pasang();
  const siti = await guru({ pin: '17' });
  const galat = async (isi: object) => (await kirim(token, isi)).body;
  for (let ke = 0; ke < 9; ke += 1) expect(await galat({ pin: `9${ke}` })).toMatchObject({ error: 'kios.pin_salah' });
  expect(await galat({ pin: '99' })).toMatchObject({ error: 'system.rate_limited' });
  expect(await galat({ pin: '17' })).toMatchObject({ error: 'system.rate_limited' });
  expect((await kirim(token, { kartu: siti.kartu })).status).toBe(201);
});

test('a PIN in the place of a card, or beside it, as the kiosk is set', async () => {
  const { operator, path, pasang, guru, events, isi } = await sekolah({ kios_pin: 'pengganti' });
  const { token } = await pasang();
  const siti = await guru({ pin: '0017' });
  const budi = await guru({ nama: 'Budi', pin: '18' });
  expect((await kirim(token, { pin: '17' })).body.data).toEqual({ nama: 'Siti Aminah', is_ditinjau: false });
  expect((await kirim(token, { pin: '99' })).body).toMatchObject({ error: 'kios.pin_salah' });
  expect((await kirim(token, { kartu: siti.kartu, pin: '18' })).body).toMatchObject({ error: 'kios.pin_salah' });
  expect((await kirim(token, {})).body).toMatchObject({ error: 'kios.pin_salah' });
  await operator.put(path, { ...isi, kios_pin: 'menyertai' });
  expect((await kirim(token, { kartu: budi.kartu, pin: '18' })).body.data).toMatchObject({ is_ditinjau: false });
  // Read before the kiosk heard of its new setting: neither lost nor counted without a person.
  expect((await kirim(token, { kartu: budi.kartu })).body.data).toMatchObject({ is_ditinjau: true });
  expect((await kirim(token, { pin: '18' })).body.data).toMatchObject({ is_ditinjau: true });
  expect(await events()).toHaveLength(4);
});

test('the kiosk is told hashes of its own active members, and hears of it when they change', async () => {
  const { pasang, guru, organisasi } = await sekolah({ kios_pin: 'pengganti' });
  const { token, keadaan } = await pasang();
  const siti = await guru({ pin: '0017' });
  await guru({ nama: 'Sudah pergi', tgl_selesai: '2026-10-31' });
  const lain = await sekolah();
  await lain.guru({ nama: 'Orang lain' });
  const { body } = await stranger.post('/kios/anggota', { token });
  const { anggota, versi_anggota, garam, putaran } = body.data as DaftarAnggotaKios;
  const turunan = pbkdf2Sync('17', Buffer.from(garam, 'base64url'), putaran, 32, 'sha256').toString('hex');
  expect(anggota).toContainEqual({
    user_id: siti.user_id,
    nama: 'Siti Aminah',
    kartu: sidik(siti.kartu),
    pin: turunan,
  });
  expect(JSON.stringify(anggota)).not.toMatch(/Sudah pergi|Orang lain|hadir:/);
  expect(versi_anggota).not.toBe(keadaan.versi_anggota);
  await all.updateTable('users').set({ nama: 'Siti A.' }).where('user_id', '=', siti.user_id).execute();
  expect((await stranger.post('/kios/keadaan', { token })).body.data).not.toMatchObject({ versi_anggota });
  expect(organisasi.organisasi_id).toBe(keadaan.organisasi_id);
});

test('a PIN is derived slowly, with a salt of each pairing’s own, and only for a kiosk that takes PINs', async () => {
  const { operator, path, pasang, guru, isi } = await sekolah({ kios_pin: 'menyertai' });
  const siti = await guru({ pin: '4711' });
  const daftarOf = async (token: string) => {
    const { body } = await stranger.post('/kios/anggota', { token });
    const daftar = body.data as DaftarAnggotaKios;
    return { ...daftar, pin: daftar.anggota.find(({ user_id }) => user_id === siti.user_id)?.pin };
  };
  const satu = await daftarOf((await pasang()).token);
  expect(satu.putaran).toBeGreaterThanOrEqual(200_000);
  expect(Buffer.from(satu.garam, 'base64url')).toHaveLength(16);
  const { token } = await pasang();
  const dua = await daftarOf(token);
  expect([dua.garam === satu.garam, dua.pin === satu.pin]).toEqual([false, false]);
  await operator.put(path, { ...isi, kios_pin: 'tanpa' });
  const tanpa = await daftarOf(token);
  expect([tanpa.pin, tanpa.versi_anggota === dua.versi_anggota]).toEqual([null, false]);
});

test('a token that was taken back does nothing any more: by the operator, by another pairing, by its status, by a closed place', async () => {
  const { operator, path, pasang, guru, events, organisasi } = await sekolah();
  const { kartu } = await guru();
  const isOut = async (token: string) => {
    for (const answer of [
      await stranger.post('/kios/keadaan', { token }),
      await stranger.post('/kios/anggota', { token }),
      await kirim(token, { kartu }),
    ])
      expect(answer).toMatchObject({ status: 401, body: { error: 'kios.dilepas', data: null } });
  };
  const pertama = await pasang();
  const kedua = await pasang();
  await isOut(pertama.token);
  await operator.delete(`${path}/pasang`);
  await isOut(kedua.token);
  const ketiga = await pasang();
  await operator.put(`${path}/status`, { status: STATUS_RECORD.diblokir, keterangan: 'Hilang' });
  await isOut(ketiga.token);
  await operator.put(`${path}/status`, { status: STATUS_RECORD.aktif });
  expect((await stranger.post('/kios/keadaan', { token: ketiga.token })).status).toBe(200);
  await all
    .updateTable('organisasi')
    .set({ status: STATUS_RECORD.tidak_aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  await isOut(ketiga.token);
  await isOut('bukan-token');
  expect(await events()).toEqual([]);
});

test('of a member who was blocked or had left while the kiosk was away nothing is lost, and nothing counted unseen', async () => {
  const { pasang, guru, events, organisasi } = await sekolah();
  const { token } = await pasang();
  const [diblokir, pergi] = [await guru(), await guru({ nama: 'Budi' })];
  clock.now = new Date(AWAL.getTime() + 3 * 86_400_000);
  const at = { organisasi_id: organisasi.organisasi_id };
  await all.updateTable('anggota').set({ status: STATUS_KEANGGOTAAN.tidak_aktif }).where('organisasi_id', '=', at.organisasi_id).where('user_id', '=', diblokir.user_id).execute(); // prettier-ignore
  await all.updateTable('keanggotaan').set({ tgl_selesai: '2026-11-21' }).where('organisasi_id', '=', at.organisasi_id).where('user_id', '=', pergi.user_id).execute(); // prettier-ignore
  const baca = (kartu: string, hari: number) =>
    kirim(token, { kartu, waktu: new Date(AWAL.getTime() + hari * 86_400_000).toISOString() });
  expect((await baca(pergi.kartu, 1)).body.data).toMatchObject({ is_ditinjau: false });
  expect((await baca(pergi.kartu, 2)).body.data).toMatchObject({ is_ditinjau: true });
  expect((await baca(diblokir.kartu, 1)).body.data).toMatchObject({ is_ditinjau: true });
  expect(await events()).toHaveLength(3);
  const operator = as(await given.orang('operator', organisasi));
  const { body } = await operator.get(`/orgs/${organisasi.organisasi_id}/presensi/ditinjau`);
  const ditahan = { sebab: ['pergi'], nama_perangkat: 'Lobi', lokasi: { nama: expect.stringMatching(/./) } };
  expect(body.data).toMatchObject({ data: [ditahan, ditahan] });
});

test('what a kiosk is refused is counted with it, until the count begins anew', async () => {
  const { operator, path, pasang, guru } = await sekolah({ kios_pin: 'pengganti' });
  const { token } = await pasang();
  const ditolak = async () => ((await operator.get(path)).body.data as { ditolak: number }).ditolak;
  await kirim(token, { kartu: `hadir:${randomUUID()}` });
  await kirim(token, { pin: '99' });
  expect(await ditolak()).toBe(2);
  const { kartu } = await guru();
  await kirim(token, { kartu });
  expect(await ditolak()).toBe(2);
  await operator.put(`${path}/status`, { status: STATUS_RECORD.tidak_aktif });
  await kirim(token, { kartu });
  expect(await ditolak()).toBe(3);
  await operator.put(`${path}/reset-hit`);
  expect(await ditolak()).toBe(0);
});

test('what a kiosk refuses by itself it tells with its report: counted once, apart by card and PIN, with what the server refused', async () => {
  const { operator, path, pasang } = await sekolah({ kios_pin: 'pengganti' });
  const { token } = await pasang();
  const hitungan = async () => {
    const { ditolak, kartu_asing, pin_salah } = (await operator.get(path)).body.data as Record<string, number>;
    return [ditolak, kartu_asing, pin_salah];
  };
  const lapor = (salah: object, oleh = token) => stranger.post('/kios/keadaan', { token: oleh, ...salah });
  await kirim(token, { pin: '99' });
  expect(await hitungan()).toEqual([1, 0, 1]);
  await lapor({ kartu_asing: 2, pin_salah: 3 });
  // Its answer was lost on the way, or an older report comes after it.
  await Promise.all([lapor({ kartu_asing: 2, pin_salah: 3 }), lapor({ kartu_asing: 1 }), lapor({})]);
  expect(await hitungan()).toEqual([6, 2, 4]);
  await lapor({ kartu_asing: 2, pin_salah: 4 });
  expect(await hitungan()).toEqual([7, 2, 5]);
  await operator.put(`${path}/reset-hit`);
  await lapor({ kartu_asing: 3, pin_salah: 4 });
  expect(await hitungan()).toEqual([1, 1, 0]);
  // Paired anew it counts from nought.
  const lagi = await pasang();
  await lapor({ kartu_asing: 1 }, lagi.token);
  expect(await hitungan()).toEqual([2, 2, 0]);
});

test('what is read at a kiosk that was taken back is counted with it; that it asks whether it is one again is not', async () => {
  const { operator, path, pasang, guru } = await sekolah();
  const { token } = await pasang();
  const { kartu } = await guru();
  await operator.delete(`${path}/pasang`);
  expect((await kirim(token, { kartu })).body).toMatchObject({ error: 'kios.dilepas' });
  await stranger.post('/kios/keadaan', { token });
  expect((await operator.get(path)).body.data).toMatchObject({ ditolak: 1, kartu_asing: 0, pin_salah: 0 });
});

test('another organisation’s card is nobody’s here', async () => {
  const { pasang, events } = await sekolah();
  const { token } = await pasang();
  const lain = await sekolah();
  const { kartu } = await lain.guru();
  for (const teks of [kartu, 'hadir:', 'hadir:1', 'http://contoh.id', kartu.slice(6)])
    expect((await kirim(token, { kartu: teks })).body).toMatchObject({ error: 'kios.kartu_tidak_dikenal' });
  expect(await events()).toEqual([]);
});

test('a lost card is replaced: the old one is not read any more, but what was read of it before counts', async () => {
  const { operator, url, pasang, guru, organisasi } = await sekolah();
  const { token } = await pasang();
  const siti = await guru();
  clock.now = new Date(AWAL.getTime() + 3_600_000);
  expect((await operator.put(`${url}/users/${siti.user_id}/kartu`)).status).toBe(200);
  clock.now = new Date(AWAL.getTime() + 2 * 3_600_000);
  expect((await kirim(token, { kartu: siti.kartu })).body).toMatchObject({ error: 'kios.kartu_tidak_dikenal' });
  const before = await kirim(token, { kartu: siti.kartu, waktu: AWAL.toISOString() });
  expect(before.body.data).toMatchObject({ nama: 'Siti Aminah' });
  const { kartu } = (await as(siti).get(`${url}/kartu-saya`)).body.data as { kartu: string };
  expect(kartu).not.toBe(siti.kartu);
  expect((await kirim(token, { kartu })).status).toBe(201);
  const other = await sekolah();
  expect((await other.operator.put(`${url}/users/${siti.user_id}/kartu`)).status).toBe(404);
  expect((await as(await given.orang('user', organisasi)).put(`${url}/users/${siti.user_id}/kartu`)).status).toBe(403);
});

test('a member attends by the code on the screen, once a code, and is told what it means', async () => {
  const { pasang, guru, url, events } = await sekolah();
  const { keadaan } = await pasang();
  const siti = await guru();
  const budi = await guru({ nama: 'Budi' });
  const kode = kodeOf(keadaan);
  clock.now = new Date(AWAL.getTime() + 19_000);
  const header = key();
  const made = await as(siti).post(`${url}/presensi/kios`, { kode }, header);
  expect(made).toMatchObject({ status: 201, body: { data: { nama_perangkat: 'Lobi', kalimat: expect.any(String) } } });
  // The answer was lost on the way: the same request again is answered the same.
  expect((await as(siti).post(`${url}/presensi/kios`, { kode }, header)).body.data).toEqual(made.body.data);
  expect((await as(siti).post(`${url}/presensi/kios`, { kode }, key())).body).toMatchObject({
    error: 'kios.qr_terpakai',
  });
  expect((await as(budi).post(`${url}/presensi/kios`, { kode }, key())).status).toBe(201);
  expect(await events()).toMatchObject([
    { user_id: siti.user_id, sumber: 'kiosk', perangkat: 'Lobi' },
    { user_id: budi.user_id },
  ]);
});

test('an old, an early, a foreign, a forged code and none are refused, each with its reason', async () => {
  const { pasang, guru, url, events, operator, path } = await sekolah();
  const { keadaan } = await pasang();
  const siti = as(await guru());
  const coba = async (kode: string) => (await siti.post(`${url}/presensi/kios`, { kode }, key())).body;
  const sekarang = clock.now.getTime();
  expect(await coba(kodeOf(keadaan, new Date(sekarang - 60_000)))).toMatchObject({
    error: 'kios.qr_lewat',
    message: /40 detik/,
  });
  expect(await coba(kodeOf(keadaan, new Date(sekarang + 10_000)))).toMatchObject({ error: 'kios.qr_belum' });
  expect(await coba('https://contoh.id')).toMatchObject({ error: 'kios.qr_bukan_kode' });
  const palsu = kodeOf({ ...keadaan, rahasia: Buffer.alloc(32).toString('base64url') });
  expect(await coba(palsu)).toMatchObject({ error: 'kios.qr_lain' });
  const lain = await sekolah();
  expect(await coba(kodeOf((await lain.pasang()).keadaan))).toMatchObject({ error: 'kios.qr_lain' });
  const lama = kodeOf(keadaan);
  await operator.delete(`${path}/pasang`);
  expect(await coba(lama)).toMatchObject({ error: 'kios.qr_lain' });
  expect(await events()).toEqual([]);
  expect((await operator.post(`${url}/presensi/kios`, { kode: lama }, key())).status).not.toBe(201);
});

test('a kiosk speaks only from the addresses that it was given', async () => {
  const { operator, path, pasang, isi } = await sekolah();
  const { token } = await pasang();
  expect((await stranger.post('/kios/keadaan', { token })).status).toBe(200);
  await operator.put(path, { ...isi, alamat_sumber: ['10.9.8.0/24'] });
  expect((await stranger.post('/kios/keadaan', { token })).status).toBe(401);
});
