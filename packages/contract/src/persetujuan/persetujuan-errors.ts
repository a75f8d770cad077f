/** The refusals of approval chains. */
export const PERSETUJUAN_ERRORS = {
  'persetujuan.exists': { status: 422, message: 'Jalur persetujuan untuk hal ini sudah ada. Ubah yang ada' },
  'persetujuan.not_your_turn': { status: 433, message: 'Ajuan ini menunggu keputusan {nama}, bukan keputusan Anda' },
  'persetujuan.own_request': { status: 433, message: 'Ajuan sendiri diputuskan oleh orang lain' },
  'persetujuan.moved_on': {
    status: 433,
    message: 'Jenjang ini baru saja diputuskan orang lain. Ajuan sekarang menunggu keputusan {nama}',
  },
  'persetujuan.changed': {
    status: 433,
    message:
      'Ajuan ini diubah sesudah Anda membukanya, sekarang {hari}. Belum ada yang diputuskan. Baca lagi isinya (muat ulang halaman bila masih yang lama), lalu putuskan',
  },
} as const;
