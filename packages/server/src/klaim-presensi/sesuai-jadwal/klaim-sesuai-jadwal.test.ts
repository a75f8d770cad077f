import { expect, test } from 'vitest';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays } = scheduling(server);

/** Friday 20 November. Ani never tapped out on the 16th and 17th, Budi never in on the 16th; both were due 07:00 to 14:00. */
async function school() {
  const organisasi = await given.organisasi();
  const { tenant_id, organisasi_id } = organisasi;
  await jadwal(organisasi);
  const [ani, budi] = [
    await given.anggota(organisasi, { nama: 'Ani' }),
    await given.anggota(organisasi, { nama: 'Budi' }),
  ];
  const orang = await given.orang('operator', organisasi);
  const tap = (who: { user_id: number }, waktu: string) =>
    all
      .insertInto('presensi')
      .values({
        tenant_id,
        organisasi_id,
        user_id: who.user_id,
        timezone: 'Asia/Jakarta',
        sumber: 'mesin',
        waktu,
        diterima_pada: waktu,
      })
      .execute();
  for (const waktu of ['2026-11-16T00:00:00Z', '2026-11-17T00:00:00Z']) await tap(ani, waktu);
  await tap(budi, '2026-11-16T07:00:00Z');
  await tap(orang, '2026-11-16T00:00:00Z');
  await closeDays(organisasi);
  const operator = as(orang);
  const url = `/orgs/${organisasi.organisasi_id}`;
  const fill = (hari: [{ user_id: number }, string][], isi: object = {}) =>
    operator.post(`${url}/klaim-presensi/sesuai-jadwal`, {
      hari: hari.map(([{ user_id }, tanggal]) => ({ user_id, tanggal })),
      jenis: 'lupa presensi',
      keterangan: 'Sudah ditanyakan',
      ...isi,
    });
  const dayOf = (who: { user_id: number }, tanggal: string) =>
    all
      .selectFrom('kehadiran')
      .select(['status', 'tidak_lengkap', 'durasi_menit'])
      .where('organisasi_id', '=', organisasi_id)
      .where('user_id', '=', who.user_id)
      .where('tanggal', '=', tanggal)
      .executeTakeFirst();
  return { ani, budi, orang, operator, url, fill, dayOf };
}

test('what is missing of many days is filled in at the hours that were due, shown first and taken back after', async () => {
  const { ani, budi, operator, url, fill, dayOf } = await school();
  const hari: [{ user_id: number }, string][] = [
    [ani, '2026-11-16'],
    [ani, '2026-11-17'],
    [budi, '2026-11-16'],
    [budi, '2026-11-18'],
  ];
  const preview = await fill(hari, { preview: true });
  expect(preview).toMatchObject({
    status: 200,
    body: { data: { terisi: 3, menunggu: 0, dampak: { hari: 3, anggota: 2, berubah: 3 } } },
  });
  expect(await dayOf(ani, '2026-11-16')).toMatchObject({ tidak_lengkap: 'pulang' });

  const made = await fill(hari);
  expect(made).toMatchObject({ status: 201, body: { data: { terisi: 3 } } });
  const { presensi_klaim_id } = made.body.data as { presensi_klaim_id: number[] };
  expect(presensi_klaim_id).toHaveLength(3);
  for (const [who, tanggal] of hari.slice(0, 3)) {
    expect(await dayOf(who, tanggal)).toMatchObject({ status: 'hadir', tidak_lengkap: null, durasi_menit: 420 });
  }
  expect(await dayOf(budi, '2026-11-18')).toMatchObject({ status: 'absen' });

  for (const id of presensi_klaim_id) {
    await operator.post(`${url}/batal-klaim`, { presensi_klaim_id: id, keterangan: 'Urung' });
  }
  expect(await dayOf(ani, '2026-11-17')).toMatchObject({ tidak_lengkap: 'pulang' });
  expect(await dayOf(budi, '2026-11-16')).toMatchObject({ tidak_lengkap: 'masuk' });
});

test('the operator’s own day waits for another, and where nothing is missing nothing is filed', async () => {
  const { ani, budi, orang, operator, url, fill, dayOf } = await school();
  expect(await fill([[budi, '2026-11-18']])).toMatchObject({
    status: 422,
    body: { errors: { hari: [expect.stringContaining('Tidak ada')] } },
  });
  const mixed = await fill([
    [ani, '2026-11-16'],
    [orang, '2026-11-16'],
  ]);
  expect(mixed.body.data).toMatchObject({ menunggu: 1, terisi: 2 });
  expect(await dayOf(orang, '2026-11-16')).toMatchObject({ tidak_lengkap: 'pulang' });
  expect((await operator.get(`${url}/klaim-presensi?status=diajukan`)).body.data).toMatchObject({ total: 1 });
  expect((await as(ani).post(`${url}/klaim-presensi/sesuai-jadwal`, {})).status).toBe(403);
});

test('who gets several days filled in hears of them together, once', async () => {
  const { ani, budi, fill } = await school();
  await fill([
    [ani, '2026-11-16'],
    [ani, '2026-11-17'],
    [budi, '2026-11-16'],
  ]);
  const kabar = await all
    .selectFrom('pemberitahuan')
    .select(['user_id', 'judul'])
    .where('user_id', 'in', [ani.user_id, budi.user_id])
    .orderBy('user_id')
    .execute();
  expect(kabar).toMatchObject([
    { judul: expect.stringMatching(/ mengubah presensi Anda 16-11-2026 s\.d\. 17-11-2026 \(2 hari\)$/) },
    { judul: expect.stringMatching(/ mengubah presensi Anda 16-11-2026: datang kosong → 07:00:00$/) },
  ]);
});
