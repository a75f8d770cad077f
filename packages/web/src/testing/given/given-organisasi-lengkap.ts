import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';

/** An organisation with its profile and counts, with what a test says otherwise. */
export const givenOrganisasiLengkap = (differences: Partial<Organisasi> = {}): Organisasi => ({
  organisasi_id: 9,
  tenant_id: 3,
  nama_tenant: 'Kanwil Kemenag DKI Jakarta',
  kode_organisasi: '31710001',
  nama: 'MAN 1 Jakarta',
  npsn: '20100001',
  nsm: null,
  alamat: 'Jalan Merdeka 1',
  tempat_surat: null,
  telepon: null,
  email: null,
  kepala_nama: 'Siti Aminah',
  kepala_nip: null,
  file_foto: null,
  k_sumber_data: SUMBER_DATA.umum,
  is_langganan: true,
  tgl_berlaku_akhir: '2026-12-31',
  is_sinkronisasi: false,
  status: STATUS_RECORD.aktif,
  keterangan_status: null,
  is_ditutup_dari_atas: false,
  kuota: 300,
  jumlah_anggota: 248,
  jumlah_anggota_aktif: 240,
  terpakai: 243,
  jumlah_operator: 2,
  jumlah_grup: 6,
  jumlah_lokasi: 1,
  ...differences,
});
