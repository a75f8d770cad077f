import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { tahanOf } from '@hadir/rules/presensi/putusan/tahan-of.ts';
import { expect, test } from 'vitest';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, db } = server;
const { jadwal } = presensiBuilders(all);
const { grup, inGrup } = tempatBuilders(all);
const { closeDays, daysOf } = scheduling(server);

/** Friday 20 November, 09:00; one tapped at 07:00 and at 07:45 on Thursday, the second of which waits for review. */
async function school() {
  const organisasi = await given.organisasi();
  await jadwal(organisasi);
  const ani = await given.anggota(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const record = async (waktu: string, is_ditinjau = false) => {
    const { tenant_id, organisasi_id } = organisasi;
    const of = { tenant_id, organisasi_id, user_id: ani.user_id, timezone: 'Asia/Jakarta', sumber: 'ponsel' };
    const row = await all
      .insertInto('presensi')
      .values({ ...of, waktu, is_ditinjau, sebab_ditinjau: is_ditinjau ? ['tempat'] : null })
      .returning('presensi_id')
      .executeTakeFirstOrThrow();
    return row.presensi_id;
  };
  const url = `/orgs/${organisasi.organisasi_id}`;
  const [first, held] = [await record('2026-11-19T00:45:00Z'), await record('2026-11-19T00:00:00Z', true)];
  await closeDays(organisasi);
  const day = async () => (await daysOf(ani)).find((one) => one.tanggal === '2026-11-19');
  const update = (tindakan: string, keterangan = '', presensi_id = [held]) =>
    operator.post(`${url}/presensi/update/status`, { presensi_id, tindakan, keterangan });
  return { ani, operator, url, record, first, held, day, update, organisasi };
}

test('the days are judged by what is decided of their events as the rule says it', async () => {
  const { organisasi, ani, record } = await school();
  const { tenant_id, organisasi_id } = organisasi;
  const expected = new Map<number, string | null>();
  for (const is_ditinjau of [true, false])
    for (const putusan of [null, 'dihitung', 'ditolak', 'dihapus', 'dibatalkan'] as const) {
      const presensi_id = await record(`2026-11-18T0${expected.size}:00:00Z`, is_ditinjau);
      const row = { tenant_id, organisasi_id, presensi_id, putusan: putusan ?? '' };
      if (putusan) await all.insertInto('putusan_presensi').values(row).execute();
      expected.set(presensi_id, tahanOf(putusan, is_ditinjau));
    }
  const range = { tgl_awal: '2026-11-18', tgl_akhir: '2026-11-18' };
  const { anggota } = await inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (trx) =>
    loadFakta(trx, organisasi_id, [ani.user_id], range),
  );
  const events = anggota.get(ani.user_id)?.events ?? [];
  expect(new Map(events.map(({ presensi_id, tahan }) => [presensi_id, tahan]))).toEqual(expected);
});

test('a held event counts once it is accepted, and no longer once it is refused', async () => {
  const { day, update } = await school();
  expect(await day()).toMatchObject({ status: 'hadir', terlambat_menit: 45 });
  expect((await update('hitung')).status).toBe(200);
  expect(await day()).toMatchObject({ terlambat_menit: 0 });
  expect((await update('hitung')).body).toMatchObject({
    code: 433,
    message: 'Presensi pukul 07:00:00 sudah dihitung, jadi tidak dapat dihitung',
  });
  expect((await update('tolak')).body.errors).toHaveProperty('keterangan');
  expect((await update('tolak', 'Jam ponsel salah')).status).toBe(200);
  expect(await day()).toMatchObject({ terlambat_menit: 45 });
});

test('before it is decided it is told what the day comes to with it, and nothing once it counts', async () => {
  const { operator, url, held, first, update } = await school();
  const bila = async (presensi_id: number) =>
    ((await operator.get(`${url}/aktivitas/presensi/${presensi_id}`)).body.data as { bila_dihitung: object[] })
      .bila_dihitung;
  expect(await bila(held)).toEqual([
    {
      tanggal: '2026-11-19',
      sebelum: expect.objectContaining({ status: 'hadir', terlambat_menit: 45 }),
      sesudah: expect.objectContaining({ status: 'hadir', terlambat_menit: 0 }),
    },
  ]);
  expect(await bila(first)).toEqual([]);
  await update('hitung');
  expect(await bila(held)).toEqual([]);
});

test('a wrong event is set aside with its reason, never erased, and can count again', async () => {
  const { first, operator, url, day, update } = await school();
  expect((await operator.delete(`${url}/absen/${first}`)).body.errors).toHaveProperty('keterangan');
  expect((await operator.delete(`${url}/absen/${first}`, { keterangan: 'Terpindai dua orang' })).status).toBe(200);
  expect(await day()).toMatchObject({ status: 'absen' });
  expect((await operator.get(`${url}/aktivitas/presensi/${first}`)).body.data).toMatchObject({
    presensi: { sebagai: 'disisihkan', alasan: 'dihapus' },
    hari: [
      {
        kalimat: expect.arrayContaining([
          'Presensi pukul 07:45:00 dari ponsel atau peramban tidak dihitung: disisihkan operator (Terpindai dua orang).',
        ]),
      },
    ],
  });
  expect((await update('hitung', 'Ternyata benar', [first])).status).toBe(200);
  expect(await day()).toMatchObject({ status: 'hadir', terlambat_menit: 45 });
});

test("an operator's own held taps stand behind those that he decides, however old they are", async () => {
  const { organisasi, held, url } = await school();
  const { tenant_id, organisasi_id } = organisasi;
  const pengimpor = await given.orang('operator', organisasi);
  const own = { tenant_id, organisasi_id, user_id: pengimpor.user_id, timezone: 'Asia/Jakarta', sumber: 'mesin' };
  const waktu = ['2026-09-01T00:00:00Z', '2026-09-02T00:00:00Z'];
  await all
    .insertInto('presensi')
    .values(waktu.map((one) => ({ ...own, waktu: one, is_ditinjau: true, sebab_ditinjau: ['tempat'] })))
    .execute();
  const { body } = await as(pengimpor).get(`${url}/presensi/ditinjau`);
  const { data } = body.data as { data: { presensi_id: number; anggota: { user_id: number } }[] };
  expect(data.map((one) => one.anggota.user_id === pengimpor.user_id)).toEqual([false, true, true]);
  expect(data[0]?.presensi_id).toBe(held);
});

test('an operator decides nothing about his own attendance, which another operator does', async () => {
  const { url, organisasi } = await school();
  const rival = await given.orang('operator', organisasi);
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, user_id: rival.user_id, timezone: 'Asia/Jakarta', sumber: 'ponsel' };
  const { presensi_id } = await all
    .insertInto('presensi')
    .values({ ...of, waktu: '2026-11-19T00:00:00Z', is_ditinjau: true })
    .returning('presensi_id')
    .executeTakeFirstOrThrow();
  const accept = { presensi_id: [presensi_id], tindakan: 'hitung' };
  expect((await as(rival).post(`${url}/presensi/update/status`, accept)).body).toMatchObject({
    code: 433,
    message: 'Presensi Anda sendiri diputuskan operator lain atau admin induk',
  });
  expect((await as(rival).delete(`${url}/absen/${presensi_id}`, { keterangan: 'x' })).body.error).toBe('presensi.own');
  const other = as(await given.orang('operator', organisasi));
  expect((await other.post(`${url}/presensi/update/status`, accept)).status).toBe(200);
});

test('an event of elsewhere does not exist', async () => {
  const [ours, theirs] = [await school(), await school()];
  expect((await ours.operator.delete(`${ours.url}/absen/${theirs.first}`, { keterangan: 'x' })).status).toBe(404);
  expect((await ours.update('hitung', '', [ours.held, theirs.held])).status).toBe(404);
  expect(await ours.day()).toMatchObject({ terlambat_menit: 45 });
});

test('held taps are found in one list until they are decided, with the reason why they were held', async () => {
  const { ani, operator, url, held, update, organisasi } = await school();
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, user_id: ani.user_id, timezone: 'Asia/Jakarta', is_ditinjau: true };
  const at = { waktu: '2026-11-18T00:10:00Z', waktu_klien: '2026-11-18T00:10:00Z' };
  await all
    .insertInto('presensi')
    .values([
      { ...of, ...at, sumber: 'ponsel', is_luring: true, sebab_ditinjau: ['jam'] },
      { ...of, waktu: '2026-11-17T00:00:00Z', sumber: 'manual' },
    ])
    .execute();
  const list = async (query = '') => (await operator.get(`${url}/presensi/ditinjau${query}`)).body.data;
  expect(await list()).toMatchObject({
    menunggu: 2,
    total: 2,
    data: [
      { tanggal: '2026-11-18', jam: '07:10:00', sebab: ['jam'], status: 'menunggu', anggota: { user_id: ani.user_id } },
      { presensi_id: held, tanggal: '2026-11-19', sebab: ['tempat'], is_luring: false },
    ],
  });
  const todo = async () =>
    ((await operator.get(`/dashboard/orgs/${organisasi_id}`)).body.data as { organisasi: object }).organisasi;
  expect(await todo()).toMatchObject({
    tindak_lanjut: expect.arrayContaining([
      expect.objectContaining({ jenis: 'presensi_menunggu', status: STATUS_RECORD.tidak_aktif, jumlah: 2 }),
    ]),
  });
  await update('tolak', 'Bukan di madrasah');
  expect(await todo()).toMatchObject({
    tindak_lanjut: expect.arrayContaining([
      expect.objectContaining({ jenis: 'presensi_menunggu', status: STATUS_RECORD.tidak_aktif, jumlah: 1 }),
    ]),
  });
  expect(await list()).toMatchObject({ menunggu: 1, total: 1 });
  expect(await list('?status=ditolak')).toMatchObject({
    menunggu: 1,
    data: [{ presensi_id: held, status: 'ditolak', catatan: 'Bukan di madrasah' }],
  });
  expect((await as(ani).get(`${url}/presensi/ditinjau`)).status).toBe(403);
});

test('held taps are narrowed to days, a member, and the group he was in that day', async () => {
  const { ani, operator, url, organisasi } = await school();
  const budi = await given.anggota(organisasi);
  const guru = await grup(organisasi);
  await inGrup(ani, guru.group_id, '2026-01-01', '2026-11-18');
  const total = async (query: string) =>
    ((await operator.get(`${url}/presensi/ditinjau?${query}`)).body.data as { total: number }).total;
  const { tenant_id, organisasi_id } = organisasi;
  const of = { tenant_id, organisasi_id, timezone: 'Asia/Jakarta', sumber: 'ponsel', is_ditinjau: true };
  await all
    .insertInto('presensi')
    // In Jakarta the next morning.
    .values([{ ...of, user_id: ani.user_id, waktu: '2026-11-17T23:30:00Z' }])
    .execute();
  for (const [query, found] of [
    ['', 2],
    ['from=2026-11-19', 1],
    ['to=2026-11-17', 0],
    ['from=2026-11-18&to=2026-11-18', 1],
    [`user_id=${ani.user_id}`, 2],
    [`user_id=${budi.user_id}`, 0],
    [`group_id=${guru.group_id}`, 1],
  ] as const) {
    expect(await total(query), query).toBe(found);
  }
});
