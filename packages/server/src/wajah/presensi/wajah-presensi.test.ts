import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { expect, test, vi } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { wajahBuilders } from '../../testing/given/given-wajah.ts';
import '../../testing/name-worker.ts';
import { duaOrang, potretOf, tanpaWajah } from '../../testing/potret.ts';
import { runTask } from '../../platform/workers/run-task.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { bandingkanWajahTask } from './bandingkan-wajah-task.ts';

// What measures faces runs below everybody else's priority, and on a busy machine slowly.
vi.setConfig({ testTimeout: 120_000 });

const server = await startTestServer();
const { given, as, all, clock, deps } = server;
const { sekolah, terdaftar, swafoto, bandingkan } = wajahBuilders(server);

async function ciriSatu() {
  const hasil = await runTask('computeWajah', { content: await potretOf('satu') }, { caller: 'uji' });
  if ('sebab' in hasil) throw new Error(hasil.sebab);
  return hasil.ciri;
}
const ciri = await ciriSatu();

async function kelas() {
  const di = await sekolah();
  await presensiBuilders(all).jadwal(di.organisasi);
  const siti = await given.anggota(di.organisasi);
  await terdaftar(siti, di.organisasi, { oleh: di.operator.user_id, ciri });
  const hasil = async (presensi_id: number) => (await as(di.operator).get(`${di.url}/presensi/${presensi_id}/wajah`)).body.data;
  const ditinjau = async (query = '') => (await as(di.operator).get(`${di.url}/presensi/wajah${query}`)).body.data;
  return { ...di, siti, hasil, ditinjau };
} // prettier-ignore

test('a selfie of the enrolled face is alike, of another is not, and what is unclear says why', async () => {
  const { organisasi, siti, hasil, ditinjau, url } = await kelas();
  const kirim = async (foto: Uint8Array) => {
    clock.now = new Date(clock.now.getTime() + 20 * 60_000);
    return swafoto(siti, organisasi, foto);
  };
  const sama = await kirim(await potretOf('satu', { lebar: 320, terang: 1.15 }));
  const lain = await kirim(await potretOf('lain'));
  const kosong = await kirim(await tanpaWajah());
  const ramai = await kirim(await duaOrang());
  expect(await hasil(sama)).toMatchObject({ is_face_verified: null, dinilai_pada: null, is_wajah: true });
  await bandingkan();

  expect(await hasil(sama)).toMatchObject({
    is_face_verified: HASIL_WAJAH.cocok,
    ambang: 0.55,
    sebab: null,
    putusan: null,
  });
  expect(await hasil(lain)).toMatchObject({ is_face_verified: HASIL_WAJAH.tidak_cocok, sebab: null });
  const { jarak } = (await hasil(lain)) as { jarak: number };
  expect(jarak).toBeGreaterThan(0.6);
  expect(await hasil(kosong)).toMatchObject({ is_face_verified: null, jarak: null, sebab: 'tanpa_wajah' });
  expect(await hasil(ramai)).toMatchObject({ is_face_verified: null, sebab: 'banyak_wajah' });

  // Nothing was refused: all four are events as any, and the day tells of both kinds.
  const { body } = await as(siti).get(`${url}/aktivitas/presensi/${sama}`);
  expect(body.data).toMatchObject({ presensi: { is_face_verified: true, is_ditinjau: false } });
  const hari = await all
    .selectFrom('kehadiran')
    .select('is_face_verified')
    .where('user_id', '=', siti.user_id)
    .where('tanggal', '=', '2026-11-20')
    .executeTakeFirstOrThrow();
  expect(hari.is_face_verified).toEqual(expect.arrayContaining([true, false]));
  expect(await ditinjau()).toMatchObject({
    menunggu: 3,
    data: [
      { presensi_id: lain, is_face_verified: HASIL_WAJAH.tidak_cocok, anggota: { user_id: siti.user_id } },
      { presensi_id: kosong, sebab: 'tanpa_wajah' },
      { presensi_id: ramai, sebab: 'banyak_wajah' },
    ],
  });
});

test('the desk counts of faces those whose name one holds: enrolments by one, selfies by the other', async () => {
  const { organisasi, operator, siti, url } = await kelas();
  await swafoto(siti, organisasi, await potretOf('lain'));
  await bandingkan();
  for (const nama of ['Ani', 'Budi']) await terdaftar(await given.anggota(organisasi, { nama }), organisasi);
  const jumlah = async () =>
    ((await as(operator).get(`${url}/persetujuan-menunggu`)).body.data as { wajah: number }).wajah;
  expect(await jumlah()).toBe(3);
  await given.izin(organisasi.tenant_id, 'operator', 'user.index', false);
  expect(await jumlah()).toBe(1);
  await given.izin(organisasi.tenant_id, 'operator', 'presensi-manual.index', false);
  expect(await jumlah()).toBe(2);
});

test('a person’s word counts before the machine’s, and nobody says it of his own', async () => {
  const { organisasi, operator, siti, hasil, ditinjau, url } = await kelas();
  const presensi_id = await swafoto(siti, organisasi, await potretOf('lain'));
  const putuskan = (oleh: { user_id: number }, is_face_verified: number) =>
    as(oleh).post(`${url}/presensi/wajah/putusan`, { presensi_id: [presensi_id], is_face_verified, keterangan: 'Berkacamata' }); // prettier-ignore
  expect((await putuskan(operator, 1)).body.error).toBe('wajah.belum_dinilai');
  await bandingkan();
  expect((await putuskan(siti, 1)).status).toBe(403);
  expect((await putuskan(operator, 1)).status).toBe(200);
  expect(await hasil(presensi_id)).toMatchObject({
    is_face_verified: HASIL_WAJAH.cocok,
    putusan: HASIL_WAJAH.cocok,
    keterangan: 'Berkacamata',
    diputuskan_oleh: expect.any(String),
  });
  expect(await ditinjau()).toMatchObject({ menunggu: 0, total: 0 });
  expect(await ditinjau('?status=diputuskan')).toMatchObject({ data: [{ presensi_id, putusan: HASIL_WAJAH.cocok }] });
  const riwayat = await as(operator).get(
    `${url}/presensi?from=2026-11-20&to=2026-11-21&verifikasi_wajah=${HASIL_WAJAH.cocok}&user_id=${siti.user_id}`,
  );
  expect(riwayat.body.data).toMatchObject({ total: 1 });

  const asing = as(await given.orang('operator', await given.organisasi()));
  expect((await asing.get(`${url}/presensi/${presensi_id}/wajah`)).status).toBe(404);
  expect((await as(await given.anggota(organisasi)).get(`${url}/presensi/${presensi_id}/wajah`)).status).toBe(404);
});

test('without an enrolment that counts nothing is compared, and what was sent before one is only while it is new', async () => {
  const { organisasi, operator, hasil } = await kelas();
  const budi = await given.anggota(organisasi);
  const lama = await swafoto(budi, organisasi, await potretOf('satu'));
  await bandingkan();
  expect(await hasil(lama)).toMatchObject({ is_face_verified: null, dinilai_pada: null, wajah_id: null });
  clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
  const baru = await swafoto(budi, organisasi, await potretOf('satu'));
  await terdaftar(budi, organisasi, { oleh: operator.user_id, ciri });
  await bandingkan();
  expect(await hasil(lama)).toMatchObject({ dinilai_pada: null });
  expect(await hasil(baru)).toMatchObject({ is_face_verified: HASIL_WAJAH.cocok });
});

test('the clock asks for one job at a time, and for none where nothing waits', async () => {
  const { organisasi, siti } = await kelas();
  const jumlah = async () =>
    (await all.selectFrom('pekerjaan').select('status').where('jenis', '=', 'bandingkan-wajah').execute()).length;
  const sebelum = await jumlah();
  await swafoto(siti, organisasi, await potretOf('satu'));
  await Promise.all([bandingkanWajahTask.run(deps, clock.now), bandingkanWajahTask.run(deps, clock.now)]);
  expect(await jumlah()).toBe(sebelum + 1);
});
