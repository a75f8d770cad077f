import { GENDER_TERHITUNG } from '@hadir/rules/kode/gender.ts';
import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { SUMBER_PRESENSI } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import type { SaringPilihan } from '../../kit/pilihan/pilihan.ts';

/**
 * The filters of Riwayat that are a choice among values, each with its values in the order that a person is offered them. The call's input and
 * the screen's address are made from these.
 */
export const PILIHAN_RIWAYAT = {
  /** Days that came to one of these statuses, or with a break among their events. */
  status: { pilih: 'beberapa', nilai: Object.values(STATUS_PRESENSI) },
  radius: { pilih: 'beberapa', nilai: [STATUS_RADIUS.dalam, STATUS_RADIUS.luar, STATUS_RADIUS.tidak_terdeteksi] },
  sumber: { pilih: 'satu dalam daftar', nilai: SUMBER_PRESENSI },
  gender: { pilih: 'satu dalam daftar', nilai: GENDER_TERHITUNG },
  /** On which days of the week; 1 is Senin. */
  hari: { pilih: 'beberapa', nilai: [1, 2, 3, 4, 5, 6, 7] },
  /** Only days on which a record is missing and not excused, or that cost a cut. */
  hanya: { pilih: 'satu', nilai: ['tidak_lengkap', 'potongan'] },
  verifikasi_wajah: { pilih: 'satu', nilai: [HASIL_WAJAH.cocok, HASIL_WAJAH.tidak_cocok] },
} as const satisfies SaringPilihan;

export const SORT_RIWAYAT = ['tanggal', '-tanggal', 'nama', '-nama'] as const;
/** The latest days first, unless asked otherwise. */
export const SORT_RIWAYAT_BAWAAN = '-tanggal' satisfies (typeof SORT_RIWAYAT)[number];
