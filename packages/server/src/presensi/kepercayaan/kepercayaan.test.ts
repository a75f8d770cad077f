import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { nilaiKepercayaanTask } from './nilai-kepercayaan-task.ts';

const { given, as, all, clock, deps } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const tempat = tempatBuilders(all);
/** Friday morning in Jakarta. */
const AWAL = new Date('2026-11-20T00:10:00Z');
const BOGOR = { lat: -6.5963, lng: 106.7972 };
const DI_BOGOR = { lat: String(BOGOR.lat), lng: String(BOGOR.lng), akurasi: '10' };
const JAKARTA = { lat: -6.1754, lng: 106.8272 };

const nilai = () => nilaiKepercayaanTask.run(deps, clock.now);

async function sekolah() {
  clock.now = AWAL;
  const organisasi = await given.organisasi({ timezone: 'Asia/Jakarta' });
  await jadwal(organisasi);
  await tempat.lokasi(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const guru = await given.anggota(organisasi);
  const { tenant_id, organisasi_id } = organisasi;
  const record = async (waktu: string, isi: object = {}) => {
    const of = { tenant_id, organisasi_id, user_id: guru.user_id, timezone: 'Asia/Jakarta', sumber: 'ponsel' };
    const row = { ...of, waktu, diterima_pada: waktu, ...isi };
    return (await all.insertInto('presensi').values(row).returning('presensi_id').executeTakeFirstOrThrow())
      .presensi_id;
  };
  /** Asks for an attendance now, with this selfie. */
  const kirim = async (gambar: Buffer) => {
    const answer = await as(guru).form(
      'POST',
      `${url}/presensi-manual`,
      {
        ...DI_BOGOR,
        keterangan: 'Ponsel mati',
        foto: new Blob([new Uint8Array(gambar)], { type: 'image/jpeg' }),
      },
      { 'idempotency-key': randomUUID() },
    );
    expect(answer.status).toBe(201);
  };
  const ditinjau = async () =>
    (
      (await operator.get(`${url}/presensi/ditinjau`)).body.data as {
        data: { presensi_id: number; kepercayaan: unknown }[];
      }
    ).data;
  return { organisasi, operator, url, guru, record, kirim, ditinjau };
}

/** A picture with something to be known by, as a camera writes it and as somebody writes it anew. */
const foto = (seed: number, mutu = 90) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#444"/>${Array.from(
        { length: 12 },
        (_, n) =>
          `<circle cx="${(seed * 97 + n * 53) % 640}" cy="${(seed * 61 + n * 131) % 480}" r="${40 + ((seed + n) % 5) * 14}" fill="hsl(${(n * 40) % 360} 70% ${20 + ((n * seed) % 60)}%)"/>`,
      ).join('')}</svg>`,
    ),
  )
    .jpeg({ quality: mutu })
    .toBuffer();

test('what waits for a person is scored, the least believable comes first, and its day stays as it was', async () => {
  const { record, ditinjau, guru } = await sekolah();
  const biasa = await record('2026-11-20T00:00:00Z', { ...BOGOR, is_ditinjau: true, sebab_ditinjau: ['tempat'] });
  const lompat = await record('2026-11-20T00:04:00Z', { ...JAKARTA, is_ditinjau: true, sebab_ditinjau: ['tempat'], akurasi_meter: 900 }); // prettier-ignore
  await record('2026-11-20T00:05:00Z', JAKARTA);
  expect((await ditinjau()).map((one) => one.kepercayaan)).toEqual([null, null]);
  const hari = () => all.selectFrom('kehadiran').selectAll().where('user_id', '=', guru.user_id).execute();
  const sebelum = await hari();
  await nilai();
  await nilai();
  expect(await ditinjau()).toMatchObject([
    { presensi_id: lompat, kepercayaan: { skor: 45, butir: [{ jenis: 'lompatan', kurang: 40, detik: 240 }, { jenis: 'akurasi', kurang: 15 }] } }, // prettier-ignore
    { presensi_id: biasa, kepercayaan: { skor: 100, butir: [] } },
  ]);
  expect(await hari()).toEqual(sebelum);
  expect(await all.selectFrom('kepercayaan_presensi').select('presensi_id').where('presensi_id', 'in', [biasa, lompat]).execute()).toHaveLength(2); // prettier-ignore
});

test('the same place to the last digit on three days, and the school’s machine a minute before, are told', async () => {
  const { record, ditinjau, organisasi } = await sekolah();
  for (const hari of ['17', '18', '19']) await record(`2026-11-${hari}T00:00:00Z`, JAKARTA);
  const { lokasi_presensi_id } = await all.selectFrom('lokasi_presensi').select('lokasi_presensi_id').where('organisasi_id', '=', organisasi.organisasi_id).executeTakeFirstOrThrow(); // prettier-ignore
  await all.updateTable('lokasi_presensi').set(BOGOR).where('lokasi_presensi_id', '=', lokasi_presensi_id).execute();
  await record('2026-11-20T00:00:00Z', { sumber: 'mesin', lokasi_presensi_id });
  await record('2026-11-20T00:01:00Z', { ...JAKARTA, is_ditinjau: true, sebab_ditinjau: ['tempat'] });
  await nilai();
  expect(await ditinjau()).toMatchObject([
    { kepercayaan: { skor: 35, butir: [{ jenis: 'lompatan' }, { jenis: 'persis_sama', hari: 3 }] } },
  ]);
});

test('a selfie sent again, also written anew, is told with its day; another one is not', async () => {
  const { guru, url, operator, kirim } = await sekolah();
  await kirim(await foto(3));
  clock.now = new Date(AWAL.getTime() + 86_400_000);
  await kirim(await foto(8));
  clock.now = new Date(AWAL.getTime() + 2 * 86_400_000);
  await kirim(await foto(3, 40));
  await nilai();
  const { data } = (await operator.get(`${url}/presensi/manual?sort=kepercayaan`)).body as { data: { data: { tanggal: string; kepercayaan: { skor: number; butir: object[] } }[] } }; // prettier-ignore
  expect(data.data.map(({ tanggal, kepercayaan }) => [tanggal, kepercayaan?.skor])).toEqual([
    ['2026-11-22', 40],
    ['2026-11-20', 100],
    ['2026-11-21', 100],
  ]);
  // His own are shown to him without what they are judged by.
  const sendiri = await as(guru).get(`${url}/presensi-manual`);
  expect(sendiri.body.data).toMatchObject({
    data: [{ kepercayaan: null }, { kepercayaan: null }, { kepercayaan: null }],
  });
  expect(data.data[0]?.kepercayaan.butir).toMatchObject([{ jenis: 'foto_sama', tanggal: '2026-11-20' }]);
});

test.each([
  [60, [{ jenis: 'foto_sama', tanggal: '2026-09-21' }]],
  [61, []],
])('a selfie of %i dates ago counts by its date, at whatever hour of it it was sent', async (hari, butir) => {
  const { url, operator, kirim } = await sekolah();
  clock.now = new Date(AWAL.getTime() - hari * 86_400_000);
  await kirim(await foto(3));
  clock.now = new Date(AWAL.getTime() + 3_600_000);
  await kirim(await foto(3, 40));
  await nilai();
  const { body } = await operator.get(`${url}/presensi/manual?sort=-dibuat_pada`);
  expect(body.data).toMatchObject({ data: [{ tanggal: '2026-11-20', kepercayaan: { butir } }, {}] });
});

test('faces that are compared while scores are made wait for the next minute, and the scoring ends', async () => {
  const { record, ditinjau, organisasi, guru } = await sekolah();
  const pertama = await record('2026-11-20T00:00:00Z', { is_ditinjau: true });
  await sql`
    insert into presensi (tenant_id, organisasi_id, user_id, waktu, timezone, sumber, is_ditinjau, diterima_pada)
    select tenant_id, organisasi_id, user_id, waktu - make_interval(secs => n), timezone, sumber, true, diterima_pada
    from presensi, generate_series(1, 499) n where presensi_id = ${pertama}`.execute(all);
  const nanti = new Date(AWAL.getTime() + 5_000).toISOString();
  await sql`
    insert into wajah_presensi (tenant_id, organisasi_id, presensi_id, hasil, jarak, ambang, dinilai_pada)
    select tenant_id, organisasi_id, presensi_id, false, 0.63, 0.55, ${nanti}::timestamptz
    from presensi where organisasi_id = ${organisasi.organisasi_id} and user_id = ${guru.user_id}`.execute(all);
  await nilai();
  clock.now = new Date(AWAL.getTime() + 60_000);
  await nilai();
  expect((await ditinjau())[0]).toMatchObject({ kepercayaan: { skor: 50 } });
});

test('an organisation says what counts; who may not change it is refused, and what stands stays', async () => {
  const { record, ditinjau, organisasi, operator, url, guru } = await sekolah();
  const path = `${url}/presensi/kepercayaan`;
  const { data: bawaan } = (await operator.get(path)).body as { data: { mati: string[]; ambang: object } };
  expect(bawaan).toEqual({ mati: [], ambang: { foto_sama: 60, lompatan: 150, persis_sama: 3, akurasi: 500, jam_bergeser: 5 } }); // prettier-ignore
  const lama = await record('2026-11-20T00:00:00Z', { is_ditinjau: true, akurasi_meter: 900 });
  await nilai();
  const isi = { mati: ['lokasi_palsu'], ambang: { ...bawaan.ambang, akurasi: 1000 } };
  expect((await as(guru).put(path, isi)).status).toBe(403);
  expect((await operator.put(path, { ...isi, ambang: { ...bawaan.ambang, akurasi: 10 } })).status).toBe(422);
  expect((await operator.put(path, isi)).body).toMatchObject({ data: isi });
  const baru = await record('2026-11-20T00:01:00Z', { is_ditinjau: true, akurasi_meter: 900, is_lokasi_palsu: true });
  await nilai();
  const skor = new Map((await ditinjau()).map((one) => [one.presensi_id, one.kepercayaan]));
  expect([skor.get(lama), skor.get(baru)]).toMatchObject([{ skor: 85 }, { skor: 100 }]);
  const log = await all.selectFrom('log_aktivitas').select('sesudah').where('organisasi_id', '=', organisasi.organisasi_id).where('sesudah', 'is not', null).orderBy('log_id', 'desc').executeTakeFirst(); // prettier-ignore
  expect(log?.sesudah).toMatchObject({ mati: ['lokasi_palsu'] });
});

test('every event tells its score where it is opened, to anybody but him whose it is, and the queue is looked through by it', async () => {
  const { record, operator, url, guru } = await sekolah();
  const dihitung = await record('2026-11-20T00:00:00Z', { akurasi_meter: 900, is_lokasi_palsu: true });
  const detail = async (who: { get: (path: string) => Promise<{ body: object }> }) =>
    ((await who.get(`${url}/aktivitas/presensi/${dihitung}`)).body as { data: { kepercayaan: object | null } }).data
      .kepercayaan;
  expect(await detail(operator)).toMatchObject({ skor: 35, butir: [{ jenis: 'lokasi_palsu' }, { jenis: 'akurasi' }] });
  expect(await detail(as(guru))).toBeNull();
  expect(await all.selectFrom('kepercayaan_presensi').select('skor').where('presensi_id', '=', dihitung).execute()).toEqual([]); // prettier-ignore
  const ganjil = await record('2026-11-20T00:01:00Z', { is_ditinjau: true, is_lokasi_palsu: true });
  const biasa = await record('2026-11-20T00:02:00Z', { is_ditinjau: true });
  await nilai();
  const cari = async (tingkat: string) =>
    ((await operator.get(`${url}/presensi/ditinjau?kepercayaan=${tingkat}`)).body as { data: { data: { presensi_id: number }[] } }).data.data.map((one) => one.presensi_id); // prettier-ignore
  expect([await cari('rendah'), await cari('sedang'), await cari('tinggi')]).toEqual([[], [ganjil], [biasa]]);
});

test('a face that is found not to be the enrolled one makes the score anew, and a person’s word ends it', async () => {
  const { record, ditinjau, organisasi } = await sekolah();
  const presensi_id = await record('2026-11-20T00:00:00Z', { is_ditinjau: true });
  await nilai();
  expect(await ditinjau()).toMatchObject([{ kepercayaan: { skor: 100 } }]);
  clock.now = new Date(AWAL.getTime() + 120_000);
  const { tenant_id, organisasi_id } = organisasi;
  const banding = { tenant_id, organisasi_id, presensi_id, hasil: false, jarak: 0.63, ambang: 0.55 };
  await all
    .insertInto('wajah_presensi')
    .values({ ...banding, dinilai_pada: clock.now.toISOString() })
    .execute();
  await nilai();
  expect(await ditinjau()).toMatchObject([{ kepercayaan: { skor: 50, butir: [{ jenis: 'wajah_beda', ambang_wajah: 0.55 }] } }]); // prettier-ignore
});
