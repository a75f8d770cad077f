/** The refusals of organisations and of their subscription. */
export const ORGANISASI_ERRORS = {
  'organisasi.has_members': {
    status: 433,
    message: 'Instansi ini memiliki {jumlah} anggota, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'organisasi.has_history': {
    status: 433,
    message: 'Instansi ini sudah memiliki data, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'organisasi.closed_above': {
    status: 433,
    message:
      'Instansi ini ditutup oleh super admin, jadi hanya super admin yang dapat membukanya. Hubungi pengelola Hadir',
  },
  'organisasi.awaits_decision': {
    status: 433,
    message: 'Status menunggu dan ditolak diputuskan di Kelola Akses, tidak diubah di sini',
  },
  'organisasi.kode_taken': { status: 422, message: 'Kode instansi sudah dipakai' },
  'organisasi.simpatika_id_taken': { status: 422, message: 'ID Simpatika ini sudah dipakai instansi lain' },
  'organisasi.not_linked': { status: 433, message: 'Instansi ini tidak terhubung dengan Simpatika' },
  'organisasi.cannot_enter': { status: 520, message: "Mohon Ma'af. Instansi Tidak Ditemukan" },
  'langganan.kuota_full': {
    status: 433,
    message: 'Kuota anggota ({kuota}) tidak cukup: {terpakai} sudah terpakai. Tambah kuota di Langganan',
  },
  'langganan.locked': { status: 433, message: 'Fitur ini terkunci. Berlangganan untuk membukanya' },
} as const;
