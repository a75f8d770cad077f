import type { HariKehadiran } from './hari-kehadiran.ts';

/** What a day came to, fine enough for a chip, a count or a filter. The parts of hadir are in order of weight. */
const KEADAAN_HARI = [
  'tepat_waktu',
  'terlambat',
  'pulang_cepat',
  'tidak_lengkap',
  'absen',
  'cuti',
  'libur',
  'terbuka',
] as const;
export type KeadaanHari = (typeof KEADAAN_HARI)[number];

type Hari = Pick<
  HariKehadiran,
  | 'status'
  | 'terlambat_menit'
  | 'pulang_cepat_menit'
  | 'tidak_lengkap'
  | 'kerja_libur_menit'
  | 'libur'
  | 'cuti'
  | 'is_terbuka'
>;

/** The state of a day and the words for it on screens and in files: 'Terlambat 7 menit', 'Absen', 'Libur: Hari Raya Natal'. */
export function sebutHari(hari: Hari): { keadaan: KeadaanHari; kata: string } {
  switch (hari.status) {
    case 'hadir':
      return sebutHadir(hari);
    case 'absen':
      return { keadaan: 'absen', kata: 'Absen' };
    case 'cuti':
      return { keadaan: 'cuti', kata: hari.cuti?.kategori ?? 'Cuti' };
    case 'libur':
      return { keadaan: 'libur', kata: sebutLibur(hari) };
    case 'terbuka':
      return { keadaan: 'terbuka', kata: 'Belum presensi' };
  }
}

/** All that is wrong with the day, in order of weight; the heaviest gives the state. */
function sebutHadir({ terlambat_menit, pulang_cepat_menit, tidak_lengkap, is_terbuka }: Hari) {
  const sisi = tidak_lengkap === 'masuk' ? 'datang' : 'pulang';
  const semua: { keadaan: KeadaanHari; kata: string }[] = [
    ...(terlambat_menit > 0 ? [{ keadaan: 'terlambat', kata: `Terlambat ${terlambat_menit} menit` } as const] : []),
    ...(pulang_cepat_menit > 0
      ? [{ keadaan: 'pulang_cepat', kata: `Pulang cepat ${pulang_cepat_menit} menit` } as const]
      : []),
    // A side is missing only once the day's window has closed.
    ...(tidak_lengkap && !is_terbuka ? [{ keadaan: 'tidak_lengkap', kata: `Tanpa presensi ${sisi}` } as const] : []),
  ];
  const [first, ...others] = semua;
  // Who has only left is not on time before it is known that he came.
  if (!first && is_terbuka && tidak_lengkap === 'masuk')
    return { keadaan: 'terbuka', kata: 'Datang belum tercatat' } as const;
  if (!first) return { keadaan: 'tepat_waktu', kata: 'Tepat waktu' } as const;
  const kata = [first.kata, ...others.map((one) => one.kata.toLowerCase())].join(', ');
  return { keadaan: first.keadaan, kata };
}

function sebutLibur({ libur, kerja_libur_menit }: Hari): string {
  const nama = libur?.nama ? `Libur: ${libur.nama}` : 'Libur';
  return kerja_libur_menit > 0 ? `${nama}, tetap bekerja` : nama;
}
