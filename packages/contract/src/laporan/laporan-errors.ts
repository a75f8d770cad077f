import { LAPORAN_HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';

/** The refusals of reports. */
export const LAPORAN_ERRORS = {
  'laporan.expired': {
    status: 433,
    message: `Berkas laporan ini sudah dihapus ${LAPORAN_HARI} hari setelah dibuat. Buat laporannya lagi`,
  },
  'laporan.not_ready': { status: 433, message: 'Laporan ini belum selesai dibuat. Coba lagi sebentar' },
  'ketidakhadiran.disabled': { status: 433, message: 'Ketidakhadiran dinonaktifkan di pengaturan instansi ini' },
  'dokumen.unknown': { status: 404, message: 'Kode ini bukan kode dokumen Hadir' },
} as const;
