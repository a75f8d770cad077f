import { LAPORAN_HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';

/** The refusals of the activity log. */
export const LOG_ERRORS = {
  'log.too_many': {
    status: 433,
    message: 'Lebih dari {batas} baris. Persempit saringannya, atau minta disiapkan di latar',
  },
  'log.not_ready': { status: 433, message: 'Unduhan ini belum selesai dibuat. Coba lagi sebentar' },
  'log.expired': {
    status: 433,
    message: `Berkas unduhan ini sudah dihapus ${LAPORAN_HARI} hari setelah dibuat. Minta lagi`,
  },
} as const;
