import type { AsalHari, JumlahHari } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';

/** What days come to, in the order in which sheets tell it. */
export const UKURAN = [
  { judul: 'Wajib', nama: 'wajib' },
  { judul: 'Hadir', nama: 'hadir' },
  { judul: 'Tepat waktu', nama: 'tepat_waktu' },
  { judul: 'Terlambat', nama: 'terlambat' },
  { judul: 'Absen', nama: 'absen' },
  { judul: 'Cuti', nama: 'cuti' },
] as const satisfies readonly { judul: string; nama: keyof JumlahHari }[];

/** What events were made with. */
export const ALAT = [
  { judul: 'Ponsel', nama: 'ponsel' },
  { judul: 'Kios', nama: 'kiosk' },
  { judul: 'Mesin', nama: 'mesin' },
  { judul: 'Swafoto', nama: 'manual' },
  { judul: 'Impor', nama: 'impor' },
] as const satisfies readonly { judul: string; nama: keyof AsalHari }[];
