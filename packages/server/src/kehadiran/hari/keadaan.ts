import type { HarianInput } from '@hadir/contract/kehadiran/harian/kehadiran-harian.calls.ts';

/** What each count of a day means, as a condition on its row: lists that a count links to filter by the same. */
export const KEADAAN: Record<NonNullable<HarianInput['keadaan']>, string> = {
  hadir: `kehadiran.status = 'hadir'`,
  absen: `kehadiran.status = 'absen'`,
  cuti: `kehadiran.status = 'cuti'`,
  libur: `kehadiran.status = 'libur'`,
  terbuka: `kehadiran.status = 'terbuka'`,
  tepat_waktu: `kehadiran.status = 'hadir' and kehadiran.jam_masuk is not null and kehadiran.terlambat_menit = 0`,
  terlambat: 'kehadiran.terlambat_menit > 0',
  pulang_cepat: 'kehadiran.pulang_cepat_menit > 0',
  tidak_lengkap: 'kehadiran.tidak_lengkap is not null',
};
