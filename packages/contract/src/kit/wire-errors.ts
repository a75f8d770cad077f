import { KALIMAT_GAGAL } from './gagal/kalimat-gagal.ts';

/** The refusals of any call, whatever its domain. */
export const WIRE_ERRORS = {
  'input.malformed': { status: 400, message: 'Permintaan tidak dapat dibaca. Muat ulang halaman lalu coba lagi' },
  'input.not_found': { status: 404, message: 'Data tidak ditemukan' },
  'kalender.unknown': { status: 404, message: 'Kalender tidak ditemukan' },
  'input.no_such_call': { status: 404, message: 'Alamat tidak ditemukan' },
  'input.method_not_allowed': { status: 405, message: 'Cara memanggil alamat ini tidak sesuai' },
  'input.invalid': { status: 422, message: 'Periksa kembali isian Anda' },
  'input.unknown_reference': { status: 422, message: 'Data yang dirujuk tidak ditemukan' },
  'input.duplicate': { status: 422, message: 'Data yang sama sudah ada' },
  'input.body_too_large': { status: 422, message: 'Data yang dikirim terlalu besar' },
  'input.file_too_large': { status: 422, message: 'Berkas terlalu besar. Ukuran paling besar {maks}' },
  'input.file_type': { status: 422, message: 'Jenis berkas tidak didukung. Gunakan {jenis}' },
  'input.file_unreadable': { status: 422, message: 'Berkas rusak atau tidak dapat dibaca' },
  'input.file_too_heavy': {
    status: 422,
    message: 'Berkas ini terlalu berat untuk dibaca. Kirim berkas yang lebih kecil',
  },
  'input.image_too_large': {
    status: 422,
    message: 'Gambar terlalu besar. Kirim gambar paling besar {maks} megapiksel',
  },
  'input.image_animated': { status: 422, message: 'Gambar bergerak tidak diterima. Kirim gambar diam' },
  'input.file_missing': { status: 422, message: 'Pilih berkas terlebih dahulu' },
  'input.idempotency_key': { status: 422, message: 'Kunci permintaan (Idempotency-Key) wajib berupa UUID' },
  'input.idempotency_reused': { status: 422, message: 'Kunci permintaan ini sudah dipakai untuk data lain' },
  'system.rate_limited': { status: 433, message: 'Terlalu banyak percobaan. Coba lagi dalam {detik} detik' },
  'system.failed': {
    status: 500,
    message: KALIMAT_GAGAL,
  },
  'system.away': {
    status: 503,
    message: 'Sistem sedang tidak dapat melayani. Tunggu sebentar, lalu coba lagi',
  },
  'system.crowded': { status: 433, message: 'Server sedang sibuk. Coba lagi dalam {detik} detik' },
  'system.document_too_heavy': {
    status: 422,
    message: 'Dokumen ini terlalu besar untuk dibuat. Perkecil rentang atau saringannya lalu coba lagi',
  },
  'system.disk_full': {
    status: 503,
    message:
      'Penyimpanan server penuh dan yang Anda kirim tidak tersimpan. Beri tahu Administrator, lalu coba lagi nanti',
  },
  'system.busy': { status: 433, message: 'Sistem sedang sibuk. Coba lagi sebentar' },
} as const;
