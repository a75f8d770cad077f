import { expect, test } from 'vitest';
import { scheduling } from '../testing/given-jadwal.ts';
import { presensiBuilders } from '../testing/given-presensi.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const { jadwal } = presensiBuilders(all);
const { closeDays, daysOf } = scheduling(server);

/** Friday 20 November, 09:00; on Thursday Ani tapped at 08:10, Budi not at all. */
async function school(tenant_id?: number) {
  const organisasi = await given.organisasi(tenant_id === undefined ? {} : { tenant_id });
  await jadwal(organisasi);
  const [ani, budi] = [await given.anggota(organisasi), await given.anggota(organisasi)];
  await all
    .insertInto('presensi')
    .values({ ...ani, timezone: 'Asia/Jakarta', sumber: 'mesin', waktu: '2026-11-19T01:10:00Z' })
    .execute();
  await closeDays(organisasi);
  const day = async (who: typeof ani) => (await daysOf(who)).find((one) => one.tanggal === '2026-11-19');
  const url = `/orgs/${organisasi.organisasi_id}`;
  return { organisasi, ani, budi, url, day, operator: as(await given.orang('operator', organisasi)) };
}
const KAMIS = { dari: '2026-11-19T06:50:00+07:00', sampai: '2026-11-19T07:45:00+07:00', alasan: 'Mesin mati' };
const idOf = ({ body }: { body: { data: never } }) => (body.data as { gangguan_id: number }).gangguan_id;

test('an approved incident excuses who came late in it, not who never came; taken back it excuses nobody', async () => {
  const { ani, budi, url, day, operator } = await school();
  const made = await operator.form('POST', `${url}/gangguan`, KAMIS);
  expect(made).toMatchObject({ status: 201, body: { data: { status: 'diajukan', dari: '2026-11-18T23:50:00.000Z' } } });
  expect(await day(ani)).toMatchObject({ terlambat_menit: 70 });
  const decide = (keputusan: string, keterangan = '', preview = false) =>
    operator.post(`${url}/gangguan/${idOf(made)}/keputusan`, { keputusan, keterangan, preview });

  expect((await decide('setujui', '', true)).body.data).toMatchObject({ dampak: { berubah: 1 } });
  expect(await day(ani)).toMatchObject({ terlambat_menit: 70 });
  expect((await decide('setujui')).body.data).toMatchObject({ status: 'disetujui', dampak: { berubah: 1 } });
  expect(await day(ani)).toMatchObject({ status: 'hadir', terlambat_menit: 0 });
  expect(await day(budi)).toMatchObject({ status: 'absen' });
  const riwayat = await operator.get(`${url}/presensi?user_id=${ani.user_id}&from=2026-11-19&to=2026-11-19`);
  expect(riwayat.body.data).toMatchObject({
    data: [
      {
        kalimat: expect.arrayContaining([
          'Gangguan (Mesin mati) pukul 06:50 sampai 07:45: datang dihitung seolah pada awal gangguan.',
        ]),
      },
    ],
  });

  expect((await decide('tolak', 'x')).body.error).toBe('gangguan.state');
  expect((await decide('batal')).body.errors).toHaveProperty('keterangan');
  expect((await decide('batal', 'Mesin tidak mati')).body.data).toMatchObject({ status: 'dibatalkan' });
  expect(await day(ani)).toMatchObject({ terlambat_menit: 70 });
});

test('a tenant records one for several organisations, which they see and cannot decide', async () => {
  const a = await school();
  const b = await school(a.organisasi.tenant_id);
  const elsewhere = await school();
  const admin = as(await given.orang('admin', a.organisasi));
  const url = `/tenant/${a.organisasi.tenant_id}/gangguan`;
  const isi = (...ids: number[]) => ({ ...KAMIS, organisasi_id: ids.join(',') });
  const foreign = await admin.form('POST', url, isi(a.organisasi.organisasi_id, elsewhere.organisasi.organisasi_id));
  expect(foreign.body.errors).toHaveProperty('organisasi_id');
  const made = await admin.form('POST', url, isi(a.organisasi.organisasi_id, b.organisasi.organisasi_id));
  expect(made.status).toBe(201);
  const path = `${a.url}/gangguan/${idOf(made)}/keputusan`;
  expect((await a.operator.post(path, { keputusan: 'setujui' })).body.error).toBe('gangguan.tenant_owned');
  expect((await admin.post(`${url}/${idOf(made)}/keputusan`, { keputusan: 'setujui' })).status).toBe(200);
  expect([await a.day(a.ani), await b.day(b.ani)]).toMatchObject([{ terlambat_menit: 0 }, { terlambat_menit: 0 }]);
  expect(await elsewhere.day(elsewhere.ani)).toMatchObject({ terlambat_menit: 70 });
  expect((await b.operator.get(`${b.url}/gangguan`)).body.data).toMatchObject({
    total: 1,
    data: [{ is_milik_tenant: true }],
  });
  expect((await elsewhere.operator.get(`${elsewhere.url}/gangguan`)).body.data).toMatchObject({ total: 0 });
});

test('one for every organisation of the tenant reaches all of them, with its evidence, and no other tenant', async () => {
  const a = await school();
  const b = await school(a.organisasi.tenant_id);
  const elsewhere = await school();
  const admin = as(await given.orang('admin', a.organisasi));
  const url = `/tenant/${a.organisasi.tenant_id}/gangguan`;
  const bukti = new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'berita acara.pdf');
  const made = await admin.form('POST', url, { ...KAMIS, organisasi_id: '0', bukti });
  const names = (made.body.data as { organisasi: { organisasi_id: number }[] }).organisasi;
  expect(names.map(({ organisasi_id }) => organisasi_id).toSorted((x, y) => x - y)).toEqual(
    [a.organisasi.organisasi_id, b.organisasi.organisasi_id].toSorted((x, y) => x - y),
  );
  const file = await admin.get(`${url}/${idOf(made)}/bukti`);
  expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  const stranger = as(await given.orang('admin', elsewhere.organisasi));
  expect((await stranger.get(`${url}/${idOf(made)}/bukti`)).status).toBe(404);
});

test.each([
  ['ends before it begins', { sampai: '2026-11-19T06:00:00+07:00' }, 'sampai'],
  ['has not happened yet', { dari: '2026-11-21T06:00:00+07:00', sampai: '2026-11-21T07:00:00+07:00' }, 'dari'],
  ['lasts too long', { dari: '2026-10-01T06:00:00+07:00' }, 'sampai'],
])('one that %s is refused', async (_, isi, field) => {
  const { operator, url } = await school();
  expect((await operator.form('POST', `${url}/gangguan`, { ...KAMIS, ...isi })).body.errors).toHaveProperty(field);
});
