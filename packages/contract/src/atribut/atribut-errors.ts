/** The refusals of members' attributes. */
export const ATRIBUT_ERRORS = {
  'atribut.tenant_owned': {
    status: 433,
    message: 'Atribut ini milik induk dan hanya dapat diubah oleh admin induk',
  },
  'atribut.nama_taken': { status: 422, message: 'Nama atribut sudah dipakai' },
  'atribut.too_many': {
    status: 433,
    message: 'Atribut paling banyak {maks}. Hapus atau ubah yang tidak dipakai lagi',
  },
  'atribut.tipe_terisi': {
    status: 433,
    message: 'Tipe tidak dapat diubah karena atribut ini sudah diisi pada {jumlah} anggota',
  },
  'atribut.pilihan_terisi': {
    status: 433,
    message: 'Pilihan {pilihan} tidak dapat dibuang karena dipakai {jumlah} anggota',
  },
  'atribut.terisi': {
    status: 433,
    message: 'Atribut ini sudah diisi pada {jumlah} anggota, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'atribut.belum_disetujui': {
    status: 433,
    message: 'Atribut ini belum disetujui admin induk, jadi tidak dapat diaktifkan atau dinonaktifkan',
  },
  'atribut.tidak_menunggu': {
    status: 433,
    message: 'Atribut ini tidak lagi menunggu persetujuan. Muat ulang untuk melihat keadaannya',
  },
  'atribut.berubah': {
    status: 433,
    message: 'Atribut ini diubah instansinya sesudah Anda membacanya. Baca yang sekarang, lalu putuskan',
  },
  'atribut.changed_meanwhile': {
    status: 433,
    message: 'Atribut ini baru saja diubah orang lain. Muat ulang, lalu coba lagi',
  },
} as const;
