import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import { LABEL_TIPE_ATRIBUT, sebutSiapaAtribut } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import type { AnggotaBaris } from '@hadir/contract/anggota/daftar/anggota.ts';
import type { BarisKuota } from '@hadir/contract/tenant/kuota/kuota.contract.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as } = await startTestServer();

const kantor = await given.organisasi({ nama: 'MAN 5' });
const { tenant_id, organisasi_id } = kantor;
const superAdmin = as(await given.akun({ is_super_admin: true }));
const admin = as(await given.orang('admin', kantor));
const operator = as(await given.orang('operator', kantor));
for (const nama of ['Budi =1+1', 'Siti Aminah', 'Ani']) await given.anggota(kantor, { nama });
const pilihan = ['S', 'M', 'L'];
await admin.post(`/tenant/${tenant_id}/atribut`, { nama: 'BPJS', tipe: 'teks', is_wajib: true });
await operator.post(`/orgs/${organisasi_id}/atribut`, {
  nama: 'Ukuran',
  tipe: 'pilihan',
  pilihan,
  is_diisi_anggota: true,
});
await operator.post(`/orgs/${organisasi_id}/atribut`, { nama: 'TMT', tipe: 'tanggal', is_dilihat_anggota: true });
await superAdmin.post('/kuota', { tenant_id, tgl_mulai: '2026-01-01', kuota: 1200, keterangan: 'Awal' });
await superAdmin.post('/kuota', {
  tenant_id,
  organisasi_id,
  tgl_mulai: '2026-07-01',
  kuota: null,
  keterangan: 'Tambah',
});

const sebutKuota = (kuota: number | null) => kuota ?? 'Tanpa batas';
const selAtribut = (row: Atribut) => [
  row.nama,
  LABEL_TIPE_ATRIBUT[row.tipe],
  row.pilihan.join('; '),
  sebutSiapaAtribut(row),
  row.is_wajib ? 'Wajib' : '',
  row.jumlah_terisi,
  row.is_milik_tenant ? 'Induk' : 'Instansi',
  LABEL_STATUS_TEMPAT[row.status],
  '',
];

/** A list, where its sheet is, how many rows there are, and the cells (by their columns) that a row of the screen is in it. */
const DAFTAR: {
  nama: string;
  path: string;
  lembar: string;
  jumlah: number;
  kolom?: readonly string[];
  sel: (row: never) => unknown[];
}[] = [
  {
    nama: 'members from above their tenant',
    path: `/orgs/${organisasi_id}/users?sort=-nama`,
    lembar: `/orgs/${organisasi_id}/users/download?sort=-nama`,
    jumlah: 4,
    kolom: ['Nama', 'NIP', 'Jabatan', 'Grup', 'Peran'],
    sel: ({ nama, nip, jabatan, grup, role }: AnggotaBaris) => [nama, nip ?? '', jabatan ?? '', grup ?? '', role === KODE_PERAN.operator ? 'Operator' : 'User'],
  },
  {
    nama: 'members that were searched',
    path: `/orgs/${organisasi_id}/users?q=Siti`,
    lembar: `/orgs/${organisasi_id}/users/download?q=Siti`,
    jumlah: 1,
    kolom: ['Nama'],
    sel: ({ nama }: AnggotaBaris) => [nama],
  },
  {
    nama: 'quota',
    path: `/tenant/${tenant_id}/kuota`,
    lembar: `/tenant/${tenant_id}/kuota/download`,
    jumlah: 2,
    kolom: ['Bagi', 'Akun', 'Instansi', 'Keterangan', 'Ditetapkan oleh'],
    sel: (row: BarisKuota) => [
      row.nama_organisasi ?? 'Seluruh induk',
      sebutKuota(row.kuota),
      row.organisasi_id === null ? sebutKuota(row.kuota_organisasi) : '',
      row.keterangan,
      row.nama_pembuat ?? '',
    ],
  },
  {
    nama: 'attributes of an organisation',
    path: `/orgs/${organisasi_id}/atribut`,
    lembar: `/orgs/${organisasi_id}/atribut/download`,
    jumlah: 3,
    sel: selAtribut,
  },
  {
    nama: 'attributes of a tenant',
    path: `/tenant/${tenant_id}/atribut`,
    lembar: `/tenant/${tenant_id}/atribut/download`,
    jumlah: 1,
    sel: selAtribut,
  },
]; // prettier-ignore

test.each(DAFTAR)('the sheet of $nama says what its screen says, in its order', async (daftar) => {
  const rows = ((await superAdmin.get(daftar.path)).body.data as { data: never[] }).data;
  expect(rows).toHaveLength(daftar.jumlah);
  const { raw, status } = await superAdmin.get(daftar.lembar);
  expect(status).toBe(200);
  const [judul = [], ...cells] = ((await readXlsx(raw)).sheets[0]?.rows ?? []).map((row) =>
    row.map((sel) => sel ?? ''),
  );
  const places = (daftar.kolom ?? judul.map(String)).map((nama) => judul.indexOf(nama));
  expect(places).not.toContain(-1);
  const shown = cells.map((row) => places.map((place) => String(row[place] ?? '')));
  expect(shown).toEqual(rows.map((row) => daftar.sel(row).map(String)));
});

test.each(DAFTAR)('the sheet of $nama is refused to whom its list is', async ({ path, lembar }) => {
  const asing = as(await given.orang('admin', await given.organisasi()));
  for (const place of [path, lembar]) expect((await asing.get(place)).status).toBe(404);
});
