import type { BerandaOrganisasi } from '@hadir/contract/dashboard/dashboard.contract.ts';
import type { DaftarPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { expect, test } from 'vitest';
import { hariJadiBuilders } from '../testing/given/given-hari-jadi.ts';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { startTestServer } from '../testing/start-test-server.ts';

// Jumat, 20 November 2026, 09:00 in Jakarta.
const { given, as, all } = await startTestServer();
const { hari } = hariJadiBuilders(all);
const tempat = tempatBuilders(all);
const TODAY = '2026-11-20';
const LAMPAU = [7, 14, 21, 28, 35].map((mundur) => addDays(TODAY, -mundur));

/** A school of ten where everybody has come at seven on five Fridays. */
async function sekolah(fields: Parameters<typeof given.organisasi>[0] = {}) {
  const organisasi = await given.organisasi(fields);
  const anggota: Awaited<ReturnType<typeof given.anggota>>[] = [];
  for (let n = 0; n < 10; n += 1) anggota.push(await given.anggota(organisasi));
  await hari(anggota, LAMPAU, { dibekukan: true });
  return { organisasi, anggota };
}
const adminOf = async ({ tenant_id }: { tenant_id: number }) => as(await given.akun({ tenant_id, is_admin: true }));
const listOf = async (caller: ReturnType<typeof as>, path = '/pantauan') => {
  const { status, body } = await caller.get(path);
  expect(status).toBe(200);
  return body.data as DaftarPantauan;
};

test('the worst stands first, with what is wrong; one like always and one on a day off stand below', async () => {
  const { organisasi: kosong, anggota: tidakDatang } = await sekolah({ nama: 'A kosong' });
  const { tenant_id } = kosong;
  await hari(tidakDatang, [TODAY], { status: 'terbuka' });
  const { anggota: datang } = await sekolah({ nama: 'B biasa', tenant_id });
  await hari(datang, [TODAY]);
  const { anggota: berlibur } = await sekolah({ nama: 'C libur', tenant_id });
  await hari(berlibur, [TODAY], { status: 'libur' });
  const { anggota: sebagian } = await sekolah({ nama: 'D sebagian', tenant_id });
  await hari(sebagian.slice(0, 5), [TODAY]);
  await hari(sebagian.slice(5), [TODAY], { status: 'terbuka' });
  await given.organisasi({ nama: 'E tanpa jam kerja', tenant_id });
  const baru = await given.organisasi({ nama: 'F baru', tenant_id });
  await hari([await given.anggota(baru)], [TODAY], { status: 'terbuka' });

  const { data, jumlah, hari_ini } = await listOf(await adminOf(kosong));
  expect(data.map(({ nama, keadaan, kurang }) => [nama, keadaan, kurang])).toEqual([
    ['A kosong', 'genting', 10],
    ['D sebagian', 'genting', 5],
    ['E tanpa jam kerja', 'baru', 0],
    ['F baru', 'baru', 0],
    ['B biasa', 'biasa', 0],
    ['C libur', 'libur', 0],
  ]);
  expect(data[0]).toMatchObject({
    biasanya: 1,
    sebab: [{ jenis: 'di_bawah_biasa', jumlah: 10 }],
    hari_ini: { wajib: 10, tiba: 0, belum: 10, terakhir: null },
    pukul: '09:00',
    hari_kerja_terakhir: null,
  });
  expect(data[5]).toMatchObject({ hari_kerja_terakhir: { tanggal: '2026-11-13', wajib: 10, hadir: 10 } });
  expect(data[2]).toMatchObject({ hari_kerja_terakhir: null, sebab: [{ jenis: 'tanpa_jadwal' }] });
  expect(jumlah).toEqual({ genting: 2, waspada: 0, baru: 2, biasa: 1, libur: 1 });
  expect(hari_ini).toMatchObject({ wajib: 31, tiba: 15 });
});

test('where one keeps watch while the others are off it is a day off; should he be missing, that is said', async () => {
  const { organisasi, anggota } = await sekolah();
  const [jaga, lainnya] = [anggota.slice(0, 1), anggota.slice(1)];
  await hari(anggota, ['2026-11-19']);
  await hari(jaga, [TODAY], { status: 'terbuka' });
  await hari(lainnya, [TODAY], { status: 'libur' });
  const admin = await adminOf(organisasi);
  // On the Fridays before all of them worked: these say nothing of who keeps watch today.
  expect((await listOf(admin)).data[0]).toMatchObject({
    keadaan: 'libur',
    sebab: [],
    hari_ini: { wajib: 1, tiba: 0, libur: 9 },
    hari_kerja_terakhir: { tanggal: '2026-11-19', wajib: 10, hadir: 10 },
  });
  await hari(lainnya, LAMPAU, { status: 'libur' });
  const sepi = (await listOf(admin)).data[0];
  expect(sepi).toMatchObject({ keadaan: 'waspada', kurang: 1, sebab: [{ jenis: 'di_bawah_biasa', jumlah: 1 }] });
  await hari(jaga, [TODAY]);
  expect((await listOf(admin)).data[0]).toMatchObject({ keadaan: 'libur', sebab: [], hari_ini: { tiba: 1 } });
});

test('as long as a day is not counted yet it is not called a day off', async () => {
  const { organisasi, anggota } = await sekolah();
  const admin = await adminOf(organisasi);
  expect((await listOf(admin)).data[0]).toMatchObject({
    keadaan: 'baru',
    sebab: [{ jenis: 'belum_dihitung', jumlah: 10 }],
  });
  await hari(anggota, [TODAY], { status: 'libur' });
  expect((await listOf(admin)).data[0]).toMatchObject({ keadaan: 'libur', sebab: [] });
});

test('who comes later than this minute has not come by it on the days before either', async () => {
  const { organisasi, anggota } = await sekolah({ timezone: 'Asia/Jayapura' });
  await hari(anggota, LAMPAU, { jam_masuk: 11 * 3600 + 1 });
  await hari(anggota, [TODAY], { status: 'terbuka' });
  const admin = await adminOf(organisasi);
  expect((await listOf(admin)).data[0]).toMatchObject({
    pukul: '11:00',
    timezone: 'Asia/Jayapura',
    keadaan: 'genting',
    biasanya: 1,
  });
  await hari(anggota, LAMPAU, { jam_masuk: 11 * 3600 + 60 });
  expect((await listOf(admin)).data[0]).toMatchObject({ keadaan: 'biasa', biasanya: 0 });
});

test('a silent machine, a group that is missing, an outage, a failed job and last month are named', async () => {
  const { organisasi, anggota } = await sekolah();
  const keys = { tenant_id: organisasi.tenant_id, organisasi_id: organisasi.organisasi_id };
  const grup = await tempat.grup(organisasi, { nama: 'Tata usaha' });
  await all
    .insertInto('anggota_grup')
    .values(
      anggota
        .slice(0, 4)
        .map(({ user_id }) => ({ ...keys, user_id, group_id: grup.group_id, tgl_mulai: '2026-01-01' })),
    )
    .execute();
  await hari(anggota.slice(2), [TODAY]);
  await hari(anggota.slice(0, 2), [TODAY], { status: 'terbuka' });
  await hari(anggota.slice(0, 3), ['2026-10-31']);
  // Who left within the month has days in it that wait as well.
  const keluar = await given.anggota(organisasi, { tgl_selesai: '2026-10-15' });
  await hari([keluar], ['2026-10-14', '2026-10-15']);
  const { lokasi_presensi_id } = await tempat.lokasi(organisasi);
  const mesin = (nama: string, terakhir_terlihat: string, status: number = STATUS_RECORD.aktif) => {
    const nomor_seri = `${nama.toUpperCase()}-${organisasi.organisasi_id}`;
    return { ...keys, lokasi_presensi_id, jenis: 'mesin', nama, nomor_seri, terakhir_terlihat, status };
  };
  await all
    .insertInto('perangkat')
    .values([
      mesin('Gerbang', '2026-11-19T00:00:00Z'),
      mesin('Aula', '2026-11-20T00:00:00Z'),
      mesin('Gudang', '2026-11-02T00:00:00Z', STATUS_RECORD.tidak_aktif),
    ])
    .execute();
  const { gangguan_id } = await all
    .insertInto('gangguan')
    .values({
      ...keys,
      dari: '2026-11-19T22:00:00Z',
      sampai: '2026-11-20T05:00:00Z',
      alasan: 'Listrik',
      status: 'disetujui',
    })
    .returning('gangguan_id')
    .executeTakeFirstOrThrow();
  await all
    .insertInto('gangguan_organisasi')
    .values({ ...keys, gangguan_id })
    .execute();
  await all
    .insertInto('pekerjaan')
    .values({ ...keys, jenis: 'uji', masukan: '{}', status: 'gagal', selesai_pada: '2026-11-20T01:00:00Z' })
    .execute();
  const { data } = await listOf(await adminOf(organisasi));
  expect(data[0]?.sebab).toEqual([
    { jenis: 'gangguan', jumlah: 1, nama: null, group_id: null },
    { jenis: 'di_bawah_biasa', jumlah: 2, nama: null, group_id: null },
    { jenis: 'grup_hilang', jumlah: 2, nama: 'Tata usaha', group_id: grup.group_id },
    { jenis: 'mesin_diam', jumlah: 1, nama: 'Gerbang', group_id: null },
    { jenis: 'pekerjaan_gagal', jumlah: 1, nama: null, group_id: null },
    { jenis: 'belum_verval', jumlah: 4, nama: null, group_id: null },
  ]);
  // What its own Beranda counts is the same.
  const beranda = await as(await given.orang('operator', organisasi)).get(
    `/dashboard/orgs/${organisasi.organisasi_id}`,
  );
  const { organisasi: isi } = beranda.body.data as BerandaOrganisasi;
  const diBeranda = (jenis: string) => isi?.tindak_lanjut.find((item) => item.jenis === jenis)?.jumlah;
  expect([diBeranda('mesin_diam'), diBeranda('bulan_belum_verval')]).toEqual([1, 4]);
});

test('a month that waits is told of until the last day of the subscription that verifies it', async () => {
  const k_sumber_data = SUMBER_DATA.terhubung;
  const { organisasi, anggota } = await sekolah({ nama: 'Berlaku', k_sumber_data, tgl_berlaku_akhir: TODAY });
  const { tenant_id } = organisasi;
  const lewat = { nama: 'Lewat', k_sumber_data, tgl_berlaku_akhir: addDays(TODAY, -1), tenant_id };
  const { anggota: anggotaLewat } = await sekolah(lewat);
  await hari([...anggota, ...anggotaLewat], ['2026-10-31']);
  const { data } = await listOf(await adminOf(organisasi));
  const belum = data.map(({ nama, sebab }) => [nama, sebab.some(({ jenis }) => jenis === 'belum_verval')]);
  expect(Object.fromEntries(belum)).toEqual({ Berlaku: true, Lewat: false });
});

test('each sees his own: the tenant of an admin, what a monitor was given, everything from above; members see nothing', async () => {
  const { organisasi } = await sekolah({ nama: 'Sekolah Satu' });
  const { tenant_id } = organisasi;
  await sekolah({ nama: 'Sekolah Dua', tenant_id });
  const { organisasi: lain } = await sekolah({ nama: 'Sekolah Lain' });
  const namesOf = async (caller: ReturnType<typeof as>, path?: string) =>
    (await listOf(caller, path)).data.map(({ nama }) => nama).toSorted();

  const admin = await adminOf(organisasi);
  expect(await namesOf(admin)).toEqual(['Sekolah Dua', 'Sekolah Satu']);
  expect(await namesOf(admin, `/pantauan?tenant_id=${lain.tenant_id}`)).toEqual(['Sekolah Dua', 'Sekolah Satu']);
  expect(await namesOf(admin, '/pantauan?q=dua')).toEqual(['Sekolah Dua']);
  expect((await admin.get('/monitoring')).status).toBe(403);

  const pemantau = as(await given.pemantau(organisasi));
  expect(await namesOf(pemantau)).toEqual(['Sekolah Satu']);
  expect(await namesOf(pemantau, `/pantauan?tenant_id=${lain.tenant_id}`)).toEqual([]);
  expect((await pemantau.get('/pantauan/peta')).body.data).toMatchObject({ titik: { nama: ['Sekolah Satu'] } });
  const satu = (organisasi_id: number) => namesOf(pemantau, `/pantauan?organisasi_id=${organisasi_id}`);
  expect([await satu(organisasi.organisasi_id), await satu(lain.organisasi_id)]).toEqual([['Sekolah Satu'], []]);
  const kemarin = as(await given.pemantau({ ...organisasi, tgl_mulai: '2026-11-01', tgl_selesai: '2026-11-19' }));
  expect(await namesOf(kemarin)).toEqual([]);

  const viewer = as(await given.akun({ is_viewer: true }));
  const above = await namesOf(viewer, '/monitoring?count=500');
  expect(above).toEqual(expect.arrayContaining(['Sekolah Satu', 'Sekolah Lain']));
  expect(await namesOf(viewer, `/monitoring?tenant_id=${lain.tenant_id}`)).toEqual(['Sekolah Lain']);

  for (const peran of ['operator', 'user'] as const) {
    const orang = as(await given.orang(peran, organisasi));
    expect((await orang.get('/pantauan')).status).toBe(403);
    expect((await orang.get('/pantauan/peta')).status).toBe(403);
  }
});

test('a closed organisation is not watched, and pages hold what their state asks for', async () => {
  const { organisasi, anggota } = await sekolah();
  await hari(anggota, [TODAY], { status: 'terbuka' });
  const { tenant_id } = organisasi;
  await given.organisasi({ tenant_id, status: STATUS_RECORD.tidak_aktif });
  await given.organisasi({ tenant_id });
  const admin = await adminOf(organisasi);
  expect(await listOf(admin, '/pantauan?keadaan=genting&count=1')).toMatchObject({ total: 1, jumlah: { baru: 1 } });
  expect(await listOf(admin, '/pantauan?count=1&page=2')).toMatchObject({
    total: 2,
    from: 2,
    data: [{ keadaan: 'baru' }],
  });
});

test('the map is told where each lies and how it stands, column by column, the worst first', async () => {
  const { organisasi, anggota } = await sekolah({ nama: 'Sekolah Sepi' });
  await hari(anggota, [TODAY], { status: 'terbuka' });
  await given.organisasi({ nama: 'Sekolah Tanpa Tempat', tenant_id: organisasi.tenant_id });
  await tempat.lokasi(organisasi, { lat: -6.123456789, lng: 106.5 });
  const { titik } = (await (await adminOf(organisasi)).get('/pantauan/peta')).body.data as { titik: object };
  expect(titik).toMatchObject({
    nama: ['Sekolah Sepi', 'Sekolah Tanpa Tempat'],
    keadaan: ['genting', 'baru'],
    kurang: [10, 0],
    lat: [-6.12346, null],
    lng: [106.5, null],
    tenant: [0, 0],
  });
});
