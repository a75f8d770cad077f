/** The refusals of days. */
export const KEHADIRAN_ERRORS = {
  'kehadiran.dihapus': {
    status: 433,
    message:
      'Rincian kehadiran sampai {sampai} sudah dihapus menurut masa simpan yang ditetapkan induk. Pilih tanggal sesudahnya; jumlah bulanan yang dibekukan tetap ada di Verval',
  },
  'kehadiran.hari_dihapus': {
    status: 433,
    message:
      'Rincian kehadiran pada tanggal itu sudah dihapus menurut masa simpan yang ditetapkan induk, jadi tidak ada yang dapat ditulis di sana',
  },
} as const;
