import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { expect, test } from 'vitest';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays } = scheduling(server);

test('a status asks what the day came to: a claim takes the place of the tap that lies under it', async () => {
  const organisasi = await given.organisasi();
  await jadwal(organisasi);
  const [ani, budi] = [
    await given.anggota(organisasi, { nama: 'Ani' }),
    await given.anggota(organisasi, { nama: 'Budi' }),
  ];
  // Both come at 07:30 and leave at 13:00; that day Ani was on duty elsewhere, and Budi came late by his own claim.
  await all
    .insertInto('presensi')
    .values(
      [ani, budi].flatMap((who) =>
        ['2026-11-19T00:30:00Z', '2026-11-19T06:00:00Z'].map((waktu) => ({
          ...who,
          timezone: 'Asia/Jakarta' as const,
          sumber: 'mesin' as const,
          waktu,
        })),
      ),
    )
    .execute();
  await closeDays(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi.organisasi_id}`;
  const claim = (user_id: number, isi: Record<string, string>) =>
    operator.form('POST', `${url}/klaim-presensi`, {
      jenis: 'dinas luar',
      keterangan: 'Rapat',
      user_id: String(user_id),
      tgl_mulai: '2026-11-19',
      ...isi,
    });
  const named = async (status: keyof typeof STATUS_PRESENSI) => {
    const range = `from=2026-11-19&to=2026-11-19&is_absen=0&sort=nama`;
    const { body } = await operator.get(`${url}/presensi?${range}&status=${STATUS_PRESENSI[status]}`);
    return (body.data as { data: { anggota: { nama: string } }[] }).data.map(({ anggota }) => anggota.nama).join();
  };
  const all4 = async () => Promise.all((['tepat_waktu', 'terlambat', 'pulang', 'pulang_cepat'] as const).map(named));
  expect(await all4()).toEqual(['', 'Ani,Budi', '', 'Ani,Budi']);

  expect((await claim(ani.user_id, { sehari: '1' })).status).toBe(201);
  expect((await claim(budi.user_id, { jam_pulang: '14:00:00' })).status).toBe(201);
  expect(await all4()).toEqual(['Ani', 'Budi', 'Ani,Budi', '']);
  const { body } = await operator.get(`/dashboard${url}/banding?from=2026-11-19&to=2026-11-19`);
  expect(body.data).toMatchObject({ kini: { terlambat: 1 } });
});

test('days off with an event that the list leaves out are counted, by the same filters', async () => {
  const organisasi = await given.organisasi();
  await jadwal(organisasi);
  const { tenant_id, organisasi_id } = organisasi;
  const libur = {
    tenant_id,
    organisasi_id,
    nama: 'Hari guru',
    jenis: 'nasional',
    tgl_mulai: '2026-11-19',
    tgl_selesai: '2026-11-19',
  };
  await all.insertInto('hari_libur').values(libur).execute();
  const ani = await given.anggota(organisasi, { nama: 'Ani' });
  await given.anggota(organisasi, { nama: 'Budi' });
  const tap = { ...ani, timezone: 'Asia/Jakarta', sumber: 'mesin', waktu: '2026-11-19T01:00:00Z' } as const;
  await all.insertInto('presensi').values(tap).execute();
  await closeDays(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const list = async (query: string) =>
    (await operator.get(`/orgs/${organisasi_id}/presensi?from=2026-11-19&to=2026-11-19${query}`)).body.data;
  expect(await list('')).toMatchObject({ total: 0, libur_berpresensi: 1 });
  expect(await list('&q=budi')).not.toHaveProperty('libur_berpresensi');
  expect(await list('&is_libur=1')).not.toHaveProperty('libur_berpresensi');
});
