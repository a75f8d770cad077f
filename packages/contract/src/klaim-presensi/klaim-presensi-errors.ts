import { sebutKlaimBeku } from './sebut-klaim-beku.ts';

/** The refusals of claims on a day. */
export const KLAIM_PRESENSI_ERRORS = {
  'klaim.state': { status: 433, message: 'Klaim ini {status}, jadi tidak dapat {tindakan}' },
  'klaim.undecided_only': {
    status: 433,
    message: 'Klaim yang sudah berlaku hanya dapat dibatalkan oleh operator instansi Anda',
  },
  'klaim.frozen': {
    status: 433,
    message: sebutKlaimBeku('{bulan}'),
  },
  'klaim.twin': {
    status: 433,
    message:
      'Perubahan yang sama untuk {tanggal} sudah Anda ajukan dan masih menunggu keputusan. Tarik dahulu ajuan itu bila hendak menggantinya',
  },
  'klaim.own': {
    status: 433,
    message: 'Klaim untuk diri sendiri diputuskan petugas lain. Ajukan klaim Anda tersendiri',
  },
} as const;
