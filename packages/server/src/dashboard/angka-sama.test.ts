import type {
  Banding,
  Kedatangan,
  MenurutAsal,
  MenurutGender,
  TrenPerangkat,
} from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { BerandaOrganisasi, BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import type { RingkasanHari } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import type { DaftarPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { output } from 'zod/mini';
import { RENTANG, sekolahAcak } from '../testing/atas/given-sekolah-acak.ts';
import { lembarLaporan } from '../testing/lembar-laporan.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const { sekolah } = sekolahAcak(server);
const HARI_INI = RENTANG.to;

/** Three schools of one tenant, and one of which today is a day off. */
async function tenantAcak(benih: number) {
  const pertama = await sekolah(benih, { nama: 'A Sekolah' });
  const { tenant_id } = pertama;
  const lain = [
    await sekolah(benih + 1, { nama: 'B Sekolah', tenant_id }),
    await sekolah(benih + 2, { nama: 'C Sekolah', tenant_id }),
  ];
  const semua = [pertama, ...lain];
  const admin = as(await given.akun({ tenant_id, is_admin: true }));
  await all
    .updateTable('kehadiran')
    .set({ status: 'libur', jam_masuk: null, jam_pulang: null, terlambat_menit: 0 })
    .where('organisasi_id', '=', lain[1]?.organisasi_id ?? 0)
    .where('tanggal', '=', HARI_INI)
    .execute();
  const get = async <T>(path: string) => {
    const { status, body } = await admin.get(path);
    expect([path, status]).toEqual([path, 200]);
    return body.data as T;
  };
  return { tenant_id, semua, admin, get };
}

const KEADAAN = [
  'hadir',
  'tepat_waktu',
  'terlambat',
  'pulang_cepat',
  'tidak_lengkap',
  'terbuka',
  'absen',
  'cuti',
  'libur',
] as const;
const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

test.each([31, 311, 3111])('today is one number on the tenant’s card, in its table, at each school, in its list and its sheet (%i)', async (benih) => {
  const { tenant_id, semua, admin, get } = await tenantAcak(benih);
  const tenant = await get<BerandaTenant>(`/dashboard/tenant/${tenant_id}`);
  const pantauan = await get<DaftarPantauan>('/pantauan');
  expect(tenant.hari_ini.hadir).toBeGreaterThan(0);
  for (const keadaan of KEADAAN) {
    expect([keadaan, sum(tenant.organisasi.map(({ hari_ini }) => hari_ini[keadaan]))]).toEqual([keadaan, tenant.hari_ini[keadaan]]);
  }
  for (const { organisasi_id } of semua) {
    const row = tenant.organisasi.find((one) => one.organisasi_id === organisasi_id)?.hari_ini;
    const sendiri = (await get<BerandaOrganisasi>(`/dashboard/orgs/${organisasi_id}`)).organisasi;
    if (sendiri?.hari_kerja_terakhir === null) expect(sendiri.hari_ini).toEqual(row);
    const url = `/orgs/${organisasi_id}/presensi/kehadiran`;
    for (const keadaan of KEADAAN) {
      const list = await get<{ total: number; ringkasan: RingkasanHari }>(`${url}?tanggal=${HARI_INI}&keadaan=${keadaan}`);
      expect([keadaan, list.total, list.ringkasan[keadaan]]).toEqual([keadaan, row?.[keadaan], row?.[keadaan]]);
    }
    for (const keadaan of ['hadir', 'terlambat', 'terbuka'] as const) {
      const { rows } = await lembarLaporan((await admin.get(`${url}/unduh?tanggal=${HARI_INI}&keadaan=${keadaan}`)).raw);
      expect([keadaan, rows.filter(([no]) => typeof no === 'number').length]).toEqual([keadaan, row?.[keadaan]]);
    }
    // Where it is watched the same people are there, and each of whom work is due is in one of three.
    const dipantau = pantauan.data.find((one) => one.organisasi_id === organisasi_id)?.hari_ini;
    expect(dipantau).toMatchObject({ tiba: row?.hadir, hadir: row?.hadir, belum: row?.terbuka, absen: row?.absen, terlambat: row?.terlambat, cuti: row?.cuti });
    expect(dipantau?.wajib).toBe(sum([dipantau?.tiba, dipantau?.belum, dipantau?.absen]));
  }
  expect(pantauan.hari_ini).toMatchObject({ hadir: tenant.hari_ini.hadir, terlambat: tenant.hari_ini.terlambat, belum: tenant.hari_ini.terbuka });
  expect(sum(Object.values(pantauan.jumlah))).toBe(semua.length);
  for (const hari of tenant.tren.filter(({ tanggal }) => tanggal >= RENTANG.from && tanggal < HARI_INI)) {
    for (const keadaan of ['hadir', 'terlambat', 'absen'] as const) {
      const lists = await Promise.all(semua.map(({ organisasi_id }) => get<{ total: number }>(`/orgs/${organisasi_id}/presensi/kehadiran?tanggal=${hari.tanggal}&keadaan=${keadaan}&count=1`)));
      expect([hari.tanggal, keadaan, sum(lists.map(({ total }) => total))]).toEqual([hari.tanggal, keadaan, hari[keadaan]]);
    }
  }
}); // prettier-ignore

test.each([47, 470])('Analitik of a tenant, of its schools, each chart and each sheet say the same (%i)', async (benih) => {
  const { tenant_id, semua, admin, get } = await tenantAcak(benih);
  const at = new URLSearchParams(RENTANG).toString();
  const diTenant = <T>(name: string) => get<T>(`/dashboard/tenant/${tenant_id}/${name}?${at}`);
  const di = <T>(organisasi_id: number, name: string) => get<T>(`/dashboard/orgs/${organisasi_id}/${name}?${at}`);
  const UKURAN = ['wajib', 'hadir', 'tepat_waktu', 'terlambat', 'absen', 'cuti'] as const;

  const banding = await diTenant<Banding & { data: Banding['bagian'] }>('banding');
  const perOrganisasi = await Promise.all(semua.map(({ organisasi_id }) => di<Banding>(organisasi_id, 'banding')));
  const tren = await diTenant<TrenPerangkat>('trend-perangkat');
  const gender = await diTenant<MenurutGender>('gender');
  expect(banding.kini.hadir).toBeGreaterThan(0);
  for (const ukuran of UKURAN) {
    const kini = banding.kini[ukuran];
    expect([ukuran, sum(perOrganisasi.map((one) => one.kini[ukuran]))]).toEqual([ukuran, kini]);
    expect([ukuran, sum(banding.data.map((one) => one.kini[ukuran]))]).toEqual([ukuran, kini]);
    expect([ukuran, sum(tren.hari.map((one) => one[ukuran]))]).toEqual([ukuran, kini]);
    if (ukuran === 'tepat_waktu') continue;
    expect([ukuran, sum([gender.perempuan, gender.laki_laki, gender.belum_diisi].map((one) => one[ukuran]))]).toEqual([ukuran, kini]);
  }
  for (const [at_, { organisasi_id }] of semua.entries()) {
    const { data } = await get<{ data: BarisRekap[] }>(`/orgs/${organisasi_id}/presensi/rekap-riwayat?${at}&count=100`);
    const rekap = { wajib: sum(data.map((one) => one.hadir + one.absen)), hadir: sum(data.map((one) => one.hadir)) };
    expect(perOrganisasi[at_]?.kini).toMatchObject(rekap);
  }
  const asal = await diTenant<output<typeof MenurutAsal>>('asal');
  const kedatangan = await diTenant<Kedatangan>('kedatangan');
  for (const { sumber, jumlah } of asal.sumber) {
    const each = await Promise.all(semua.map(({ organisasi_id }) => di<Pick<typeof asal, 'sumber'>>(organisasi_id, 'perangkat')));
    expect([sumber, sum(each.map((one) => one.sumber.find((by) => by.sumber === sumber)?.jumlah))]).toEqual([sumber, jumlah]);
    expect([sumber, sum(tren.hari.map((one) => one[sumber]))]).toEqual([sumber, jumlah]);
  }
  const tiba = await Promise.all(semua.map(({ organisasi_id }) => di<Kedatangan>(organisasi_id, 'kedatangan')));
  expect(sum(tiba.flatMap(({ sel }) => sel.map(({ jumlah }) => jumlah)))).toBe(sum(kedatangan.sel.map(({ jumlah }) => jumlah)));

  const [lembar] = (await readXlsx((await admin.get(`/dashboard/tenant/${tenant_id}/analitik/unduh?${at}`)).raw)).sheets;
  const [kepala = [], ...baris] = lembar?.rows ?? [];
  for (const [judul, ukuran] of [['Wajib', 'wajib'], ['Hadir', 'hadir'], ['Tepat waktu', 'tepat_waktu'], ['Terlambat', 'terlambat'], ['Absen', 'absen'], ['Cuti', 'cuti']] as const)
    expect([judul, sum(baris.map((row) => Number(row[kepala.indexOf(judul)])))]).toEqual([judul, banding.kini[ukuran]]);
  for (const [at_, { organisasi_id }] of semua.entries()) {
    const [own] = (await readXlsx((await admin.get(`/dashboard/orgs/${organisasi_id}/analitik/unduh?${at}`)).raw)).sheets;
    const [judul = [], ...hari] = own?.rows ?? [];
    for (const [nama, ukuran] of [['Wajib', 'wajib'], ['Hadir', 'hadir'], ['Terlambat', 'terlambat'], ['Absen', 'absen']] as const)
      expect([nama, sum(hari.map((row) => Number(row[judul.indexOf(nama)])))]).toEqual([nama, perOrganisasi[at_]?.kini[ukuran]]);
  }
}); // prettier-ignore
