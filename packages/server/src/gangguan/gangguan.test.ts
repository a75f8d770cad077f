import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { scheduling } from '../testing/given/given-jadwal.ts';
import { presensiBuilders } from '../testing/given/given-presensi.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
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
const bellOf = ({ user_id }: { user_id: number }) =>
  all
    .selectFrom('pemberitahuan')
    .select(['judul', 'tautan'])
    .where('user_id', '=', user_id)
    .orderBy('pemberitahuan_id')
    .execute();
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

  expect((await decide('batal', '', true)).body.data).toMatchObject({ dampak: { berubah: 1 } });
  expect(await day(ani)).toMatchObject({ terlambat_menit: 0 });
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

test('whose own days it would excuse does not approve it: another operator does, or the admin, who hears of it', async () => {
  const { organisasi, url, day } = await school();
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('role', '=', KODE_PERAN.operator)
    .execute();
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator });
  await all
    .insertInto('presensi')
    .values({ ...dian, timezone: 'Asia/Jakarta', sumber: 'mesin', waktu: '2026-11-19T01:10:00Z' })
    .execute();
  await closeDays(organisasi);
  const orang = await given.orang('admin', organisasi);
  const admin = as(orang);
  const made = await as(dian).form('POST', `${url}/gangguan`, KAMIS);
  const decide = (oleh: typeof admin, lain: object = {}) =>
    oleh.post(`${url}/gangguan/${idOf(made)}/keputusan`, { keputusan: 'setujui', ...lain });
  const own = {
    status: 433,
    body: {
      error: 'gangguan.own',
      message: 'Gangguan yang mengubah hari Anda sendiri disetujui operator lain atau admin induk',
    },
  };
  expect(await decide(as(dian))).toMatchObject(own);
  expect(await decide(as(dian), { preview: true })).toMatchObject(own);
  expect(await day(dian)).toMatchObject({ terlambat_menit: 70 });
  expect(await bellOf(orang)).toMatchObject([
    {
      judul: expect.stringMatching(/^Gangguan 19-11-2026 yang dicatat .+ menunggu keputusan Anda$/),
      tautan: `${url.replace('/orgs', '/organisasi')}/persetujuan?bagian=gangguan`,
    },
  ]);
  expect((await decide(admin)).body.message).toBe('Gangguan disetujui');
  expect(await day(dian)).toMatchObject({ terlambat_menit: 0 });
  expect(
    (await as(dian).post(`${url}/gangguan/${idOf(made)}/keputusan`, { keputusan: 'batal', keterangan: 'Salah' }))
      .status,
  ).toBe(200);
});

test('the admin hears of none that the only operator may decide herself, and her own are as they were', async () => {
  const { organisasi, url, day, ani } = await school();
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('role', '=', KODE_PERAN.operator)
    .execute();
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator });
  await closeDays(organisasi);
  const orang = await given.orang('admin', organisasi);
  const sebelum = await day(dian);
  const made = await as(dian).form('POST', `${url}/gangguan`, KAMIS);
  expect(made.body.data).toMatchObject({ status: 'diajukan', diputuskan_oleh: null, diputuskan_pada: null });
  expect(await bellOf(orang)).toEqual([]);
  expect(await day(dian)).toEqual(sebelum);
  expect((await as(dian).post(`${url}/gangguan/${idOf(made)}/keputusan`, { keputusan: 'setujui' })).status).toBe(200);
  expect(await day(ani)).toMatchObject({ terlambat_menit: 0 });
});

test('what changes nothing of hers she approves as before, and where another operator may the admin is left alone', async () => {
  const { organisasi, url, day, ani } = await school();
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator });
  const orang = await given.orang('admin', organisasi);
  const made = await as(dian).form('POST', `${url}/gangguan`, KAMIS);
  expect((await as(dian).post(`${url}/gangguan/${idOf(made)}/keputusan`, { keputusan: 'setujui' })).status).toBe(200);
  expect(await day(ani)).toMatchObject({ terlambat_menit: 0 });
  expect(await bellOf(orang)).toEqual([]);
});

describe('over a frozen month', () => {
  afterEach(() => void (clock.now = new Date('2026-11-20T02:00:00Z')));

  /** 3 December: two schools of a tenant with an incident on Thursday 19 November; the first has frozen November. */
  async function frozenAndOpen() {
    const a = await school();
    const b = await school(a.organisasi.tenant_id);
    clock.now = new Date('2026-12-03T02:00:00Z');
    for (const one of [a, b]) await closeDays(one.organisasi);
    const admin = as(await given.orang('admin', a.organisasi));
    const url = `/tenant/${a.organisasi.tenant_id}/gangguan`;
    const ids = [a.organisasi.organisasi_id, b.organisasi.organisasi_id];
    const made = await admin.form('POST', url, { ...KAMIS, organisasi_id: ids.join(',') });
    const decide = (keputusan: string, more: object = {}) =>
      admin.post(`${url}/${idOf(made)}/keputusan`, { keputusan, keterangan: 'x', ...more });
    const hambatan = async () =>
      ((await a.operator.get(`${a.url}/presensi/verval-status?bulan=2026-11`)).body.data as { hambatan: object[] })
        .hambatan;
    const freeze = () => a.operator.post(`${a.url}/presensi/verval-generate`, { bulan: '2026-11' });
    const open = () => a.operator.post(`${a.url}/presensi/verval-buka`, { bulan: '2026-11', alasan: 'Ada gangguan' });
    return { a, b, gangguan_id: idOf(made), decide, hambatan, freeze, open };
  }
  const tertunda = (of: { organisasi: { organisasi_id: number } }) => [
    { organisasi_id: of.organisasi.organisasi_id, bulan: '2026-11', hari: 1, anggota: 1, nama: expect.any(String) },
  ];

  test('it takes effect where it can, waits by school where not, and takes effect there when the month is opened', async () => {
    const { a, b, decide, hambatan, freeze, open, gangguan_id } = await frozenAndOpen();
    expect(await hambatan()).toContainEqual({ jenis: 'gangguan', hari: 3, anggota: 3 });
    await freeze();
    expect((await decide('setujui', { preview: true })).body.data).toMatchObject({
      tertunda: tertunda(a),
      dampak: { berubah: 1, contoh: [{ organisasi_id: b.organisasi.organisasi_id }] },
    });
    expect(await b.day(b.ani)).toMatchObject({ terlambat_menit: 70 });
    expect((await decide('setujui')).body).toMatchObject({
      message: 'Gangguan disetujui. November 2026 sudah dibekukan dan menunggu sampai dibuka',
      data: { status: 'disetujui', tertunda: tertunda(a) },
    });
    expect([await a.day(a.ani), await b.day(b.ani)]).toMatchObject([{ terlambat_menit: 70 }, { terlambat_menit: 0 }]);
    expect((await a.operator.get(`${a.url}/gangguan`)).body.data).toMatchObject({ data: [{ tertunda: tertunda(a) }] });
    expect((await b.operator.get(`${b.url}/gangguan`)).body.data).toMatchObject({ data: [{ tertunda: [] }] });
    expect(await hambatan()).toEqual([{ jenis: 'gangguan_tertunda', hari: 1, anggota: 1 }]);
    const rows = await a.operator.get(`${a.url}/presensi/verval-hambatan?bulan=2026-11&jenis=gangguan_tertunda`);
    expect(rows.body.data).toMatchObject({ data: [{ tanggal: '2026-11-19', nomor: gangguan_id }] });

    expect((await open()).status).toBe(200);
    expect(await a.day(a.ani)).toMatchObject({ terlambat_menit: 0 });
    expect((await a.operator.get(`${a.url}/gangguan`)).body.data).toMatchObject({ data: [{ tertunda: [] }] });
  });

  test('where all its days are frozen the approval says that nothing has changed yet', async () => {
    const { a, freeze } = await frozenAndOpen();
    await freeze();
    const made = await a.operator.form('POST', `${a.url}/gangguan`, KAMIS);
    const decided = await a.operator.post(`${a.url}/gangguan/${idOf(made)}/keputusan`, { keputusan: 'setujui' });
    expect(decided.body.message).toBe(
      'Gangguan disetujui, tetapi belum ada yang berubah: November 2026 sudah dibekukan dan menunggu sampai dibuka',
    );
    expect(await a.day(a.ani)).toMatchObject({ terlambat_menit: 70 });
  });

  test('taken back before the month was opened it waits for nothing; afterwards the frozen days keep it until opened', async () => {
    const { a, b, decide, freeze, open } = await frozenAndOpen();
    await freeze();
    await decide('setujui');
    expect((await decide('batal')).body.data).toMatchObject({ status: 'dibatalkan', tertunda: [] });
    await open();
    expect([await a.day(a.ani), await b.day(b.ani)]).toMatchObject([{ terlambat_menit: 70 }, { terlambat_menit: 70 }]);

    const made = await a.operator.form('POST', `${a.url}/gangguan`, KAMIS);
    const own = (isi: object) => a.operator.post(`${a.url}/gangguan/${idOf(made)}/keputusan`, isi);
    await own({ keputusan: 'setujui' });
    await freeze();
    expect((await own({ keputusan: 'batal', keterangan: 'x' })).body.data).toMatchObject({ tertunda: tertunda(a) });
    expect(await a.day(a.ani)).toMatchObject({ terlambat_menit: 0 });
    await open();
    expect(await a.day(a.ani)).toMatchObject({ terlambat_menit: 70 });
  });
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
