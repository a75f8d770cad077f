import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { nomorBaru } from '../../testing/given.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { app, given, as, all, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const tempat = tempatBuilders(all);
/** Friday, 07:10 in Jakarta. */
const AWAL = Date.parse('2026-11-20T00:10:00Z');
const nomorSeri = () => `PINDAH${String(nomorBaru()).padStart(6, '0')}`;

/** A school with somebody of PIN 1. */
async function sekolah() {
  const organisasi = await given.organisasi({ timezone: 'Asia/Jakarta' });
  await jadwal(organisasi);
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const { user_id } = await given.anggota(organisasi, { pin: '1' });
  const daftar = async (nomor_seri: string) => {
    const made = await operator.post(`${url}/devices`, { nama: 'Gerbang', nomor_seri, lokasi_presensi_id });
    expect(made.status).toBe(201);
    return `${url}/devices/${(made.body.data as { perangkat_id: number }).perangkat_id}`;
  };
  const ubah = async (path: string, status: number) =>
    expect((await operator.put(`${path}/status`, { status, keterangan: 'Pindah' })).status).toBe(200);
  const waktu = async () =>
    (
      await all
        .selectFrom('presensi')
        .select(['user_id', 'waktu'])
        .where('organisasi_id', '=', organisasi.organisasi_id)
        .orderBy('waktu')
        .execute()
    ).map((one) => [one.user_id, new Date(one.waktu).toISOString()]);
  const tertahan = async () =>
    (await operator.get(`${url}/ketukan-tertahan`)).body.data as {
      data: { tertahan_id: number; sebab: string; pin: string; waktu: string }[];
      total: number;
    };
  return { operator, url, user_id, daftar, ubah, waktu, tertahan };
}

/** Lines of PIN 1, at these times in Jakarta. */
async function kirim(sn: string, ...saat: string[]) {
  const payload = saat.map((one) => `1\t${one}\t0\t1\t0\t0\n`).join('');
  const headers = { 'content-type': 'text/plain' };
  return (await app.inject({ method: 'POST', url: `/iclock/cdata?SN=${sn}&table=ATTLOG&Stamp=9`, payload, headers }))
    .body;
}

test('what a machine took at the school that it was moved from waits for an operator, whoever has its PINs here', async () => {
  const [lama, baru, sn] = [await sekolah(), await sekolah(), nomorSeri()];
  clock.now = new Date(AWAL - 10 * 86_400_000);
  const diLama = await lama.daftar(sn);
  expect(await kirim(sn, '2026-11-10 07:09:00')).toBe('OK: 1\n');
  await lama.ubah(diLama, STATUS_RECORD.diblokir);
  clock.now = new Date(AWAL);
  const diBaru = await baru.daftar(sn);
  clock.now = new Date(AWAL + 10 * 60_000);
  const semua = ['2026-11-17 06:58:01', '2026-11-18 06:58:01', '2026-11-19 06:58:01', '2026-11-20 07:12:00'];
  expect(await kirim(sn, ...semua)).toBe('OK: 4\n');
  expect(await baru.waktu()).toEqual([[baru.user_id, '2026-11-20T00:12:00.000Z']]);
  const { data, total } = await baru.tertahan();
  expect([total, data.map(({ sebab, pin }) => `${sebab} ${pin}`)]).toEqual([3, ['pindah 1', 'pindah 1', 'pindah 1']]);
  expect((await baru.operator.get(diBaru)).body.data).toMatchObject({ jumlah_tertahan: 3, hit: 4 });

  // Each is decided, once; and comes again in vain.
  const decide = (waktu: string, keputusan: string) => {
    const { tertahan_id } = data.find((row) => new Date(row.waktu).toISOString() === waktu) ?? {};
    const alasan = 'Sudah bertugas di sini sejak hari itu';
    return baru.operator.put(`${baru.url}/ketukan-tertahan/${tertahan_id}`, { keputusan, alasan });
  };
  expect((await decide('2026-11-18T23:58:01.000Z', 'catat')).body).toMatchObject({ data: { tercatat: 1 } });
  expect((await decide('2026-11-17T23:58:01.000Z', 'buang')).status).toBe(200);
  expect(await kirim(sn, ...semua)).toBe('OK: 4\n');
  expect(await baru.waktu()).toHaveLength(2);
  expect((await baru.tertahan()).total).toBe(1);
  expect(await lama.waktu()).toHaveLength(1);
});

test('a machine that goes back brings nothing of the school between; one that stays where it is keeps all its lines', async () => {
  const [lama, baru, sn] = [await sekolah(), await sekolah(), nomorSeri()];
  clock.now = new Date(AWAL - 10 * 86_400_000);
  const diLama = await lama.daftar(sn);
  await lama.ubah(diLama, STATUS_RECORD.diblokir);
  clock.now = new Date(AWAL - 8 * 86_400_000);
  const diBaru = await baru.daftar(sn);
  // Blocked by mistake and let in again: it was nowhere else meanwhile.
  clock.now = new Date(AWAL - 4 * 86_400_000);
  await baru.ubah(diBaru, STATUS_RECORD.diblokir);
  clock.now = new Date(AWAL - 3 * 86_400_000);
  await baru.ubah(diBaru, STATUS_RECORD.aktif);
  expect(await kirim(sn, '2026-11-16 07:12:00')).toBe('OK: 1\n');
  expect(await baru.waktu()).toHaveLength(1);

  await baru.ubah(diBaru, STATUS_RECORD.diblokir);
  clock.now = new Date(AWAL);
  await lama.ubah(diLama, STATUS_RECORD.aktif);
  clock.now = new Date(AWAL + 10 * 60_000);
  expect(await kirim(sn, '2026-11-17 06:58:01', '2026-11-20 07:12:00')).toBe('OK: 2\n');
  expect(await lama.waktu()).toEqual([[lama.user_id, '2026-11-20T00:12:00.000Z']]);
  expect((await lama.tertahan()).data.map(({ sebab }) => sebab)).toEqual(['pindah']);
});

test('a school that registers the machine that it has long used gets the lines of before', async () => {
  const [milik, sn] = [await sekolah(), nomorSeri()];
  clock.now = new Date(AWAL);
  await milik.daftar(sn);
  expect(await kirim(sn, '2026-11-17 06:58:01', '2026-11-18 06:58:01')).toBe('OK: 2\n');
  expect(await milik.waktu()).toHaveLength(2);
});
