import type { ErrorCode } from '@hadir/contract/errors.ts';

type Meaning = { code: ErrorCode; field?: string };

/** What a broken constraint means to the caller: named constraints first, then PostgreSQL's own classes. */
const BY_CONSTRAINT: Record<string, Meaning> = {
  users_email: { code: 'akun.email_taken', field: 'email' },
  users_username: { code: 'akun.username_taken', field: 'username' },
  anggota_pkey: { code: 'anggota.already_member' },
  anggota_pin: { code: 'anggota.pin_taken', field: 'pin' },
  anggota_nip: { code: 'anggota.nip_taken', field: 'nip' },
  anggota_nik: { code: 'anggota.nik_taken', field: 'nik' },
  anggota_nuptk: { code: 'anggota.nuptk_taken', field: 'nuptk' },
  anggota_nip_username: { code: 'anggota.nomor_username', field: 'nip' },
  anggota_nik_username: { code: 'anggota.nomor_username', field: 'nik' },
  anggota_nuptk_username: { code: 'anggota.nomor_username', field: 'nuptk' },
  anggota_nip_dikenal: { code: 'anggota.nomor_dikenal', field: 'nip' },
  anggota_nik_dikenal: { code: 'anggota.nomor_dikenal', field: 'nik' },
  anggota_nuptk_dikenal: { code: 'anggota.nomor_dikenal', field: 'nuptk' },
  mutasi_terbuka: { code: 'mutasi.pending' },
  undangan_anggota_terbuka: { code: 'undangan.pending' },
  keanggotaan_bulan_beku: { code: 'verval.membership' },
  hari_dihapus: { code: 'kehadiran.hari_dihapus' },
  perangkat_nomor_seri: { code: 'perangkat.nomor_seri_refused', field: 'nomor_seri' },
  perangkat_nama: { code: 'perangkat.nama_taken', field: 'nama' },
  grup_nama: { code: 'grup.nama_taken', field: 'nama' },
  atribut_nama: { code: 'atribut.nama_taken', field: 'nama' },
  anggota_atribut_tipe: { code: 'atribut.changed_meanwhile' },
  pola_kerja_nama: { code: 'pola_kerja.nama_taken', field: 'nama' },
  periode_laporan_nama: { code: 'periode.nama_taken', field: 'nama' },
  skor_presensi_tidak_tumpang_tindih: { code: 'skor_presensi.overlaps', field: 'menit_dari' },
  cuti_kategori_nama: { code: 'kategori_cuti.nama_taken', field: 'nama' },
  cuti_tidak_tumpang_tindih: { code: 'cuti.overlapping', field: 'tgl_awal' },
  order_langganan_menunggu: { code: 'billing.order_open' },
  persetujuan_untuk: { code: 'persetujuan.exists', field: 'untuk' },
  organisasi_simpatika: { code: 'organisasi.simpatika_id_taken', field: 'simpatika_id' },
  organisasi_kode_organisasi_key: { code: 'organisasi.kode_taken', field: 'kode_organisasi' },
};

const BY_SQLSTATE: Record<string, ErrorCode> = {
  '23503': 'input.unknown_reference',
  '23505': 'input.duplicate',
  '23P01': 'input.duplicate',
  // Text that cannot be stored, numbers and dates out of range: the caller's input, whatever let it through.
  '22003': 'input.invalid',
  '22007': 'input.invalid',
  '22008': 'input.invalid',
  '22021': 'input.invalid',
  '22P02': 'input.invalid',
  '22P05': 'input.invalid',
  // Too long or in each other's way: worth another try.
  '57014': 'system.busy',
  '40001': 'system.busy',
  '40P01': 'system.busy',
};

/** The refusal that a failed statement stands for, and the form's field that it belongs to. */
export function constraintMeaning(error: unknown): Meaning | undefined {
  const { constraint = '', code = '' } = (error ?? {}) as { constraint?: string; code?: string };
  const known = BY_SQLSTATE[code];
  return BY_CONSTRAINT[constraint] ?? (known && { code: known });
}
