import { detikOfWaktu, tanggalOfWaktu, type WaktuLokal } from '../waktu/waktu-lokal.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { SEHARI_DETIK } from '../waktu/sehari.ts';

/** What a machine can be asked to do. */
export const JENIS_PERINTAH = ['jam', 'kirim_ulang', 'kirim_nama', 'hapus_pin', 'mulai_ulang'] as const;
export type JenisPerintah = (typeof JENIS_PERINTAH)[number];

/** menunggu: it has not asked yet; terkirim: handed to it; selesai, gagal: as it answered, or never did; batal: taken back. */
export const STATUS_PERINTAH = ['menunggu', 'terkirim', 'selesai', 'gagal', 'batal'] as const;

/** What goes with one: a PIN and its name, or the days whose lines are wanted again. */
export type IsiPerintah = { pin?: string; nama?: string; from?: Tanggal; to?: Tanggal };

/** So many letters of a name fit a machine. */
const PANJANG_NAMA = 24;

/**
 * A command as machines read it, in the words of their push protocol; `kini` is the time at the machine's place when it is
 * handed over (aturan/perangkat#perintah).
 */
export function writePerintah(
  jenis: JenisPerintah,
  { pin, nama = '', from, to }: IsiPerintah,
  kini: WaktuLokal,
): string {
  switch (jenis) {
    case 'jam':
      return `SET OPTION DateTime=${waktuMesin(kini)}`;
    case 'kirim_ulang':
      return `DATA QUERY ATTLOG StartTime=${from} 00:00:00\tEndTime=${to} 23:59:59`;
    case 'kirim_nama':
      return `DATA UPDATE USERINFO PIN=${pin}\tName=${namaMesin(nama)}`;
    case 'hapus_pin':
      return `DATA DELETE USERINFO PIN=${pin}`;
    case 'mulai_ulang':
      return 'REBOOT';
  }
}

/** A time as their firmware counts it: seconds since 2000 in years of twelve months of 31 days. */
function waktuMesin(kini: WaktuLokal): number {
  const [tahun = 0, bulan = 0, hari = 0] = tanggalOfWaktu(kini).split('-').map(Number);
  return (((tahun - 2000) * 12 + bulan - 1) * 31 + hari - 1) * SEHARI_DETIK + detikOfWaktu(kini);
}

/** A name in the letters that every machine can show, without what would end its field. */
const namaMesin = (nama: string) =>
  nama
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PANJANG_NAMA);
