/** The refusals of organisations and of their subscription. */
export const ORGANISASI_ERRORS = {
  'organisasi.in_use': {
    status: 433,
    message:
      'Instansi ini masih memiliki {isi}, jadi tidak dapat dihapus. Hapus dahulu, atau nonaktifkan saja instansinya',
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
  'tempat.ditutup': {
    status: 520,
    message: '{nama} {keadaan}{sebab}. Tempat ini terbuka lagi setelah diaktifkan kembali',
  },
  'langganan.kuota_full': {
    status: 433,
    message:
      'Kuota anggota ({kuota}) tidak cukup: {terpakai} sudah terpakai. Tambah kuota di Langganan, atau nonaktifkan anggota yang sudah keluar',
  },
  'tenant.kuota_full': {
    status: 433,
    message:
      'Kuota akun induk ({kuota}) tidak cukup: {terpakai} sudah terpakai di semua instansinya. Nonaktifkan anggota yang sudah keluar, atau minta super admin menambah kuota induk',
  },
  'tenant.kuota_organisasi_full': {
    status: 433,
    message:
      'Kuota instansi induk ({kuota}) sudah terpakai semua. Hapus instansi yang masih kosong, atau minta super admin menambah kuota induk',
  },
  'tenant.in_use': {
    status: 433,
    message: 'Induk ini masih memiliki {isi}, jadi tidak dapat dihapus. Hapus dahulu, atau nonaktifkan saja induknya',
  },
  'langganan.locked': { status: 433, message: 'Fitur ini terkunci. Berlangganan untuk membukanya' },
} as const;
