import { TAUTAN_HARI } from '@hadir/rules/persetujuan/masa-tautan.ts';

/** The refusals of leave, its categories and its balances. */
export const CUTI_ERRORS = {
  'cuti.disabled': { status: 433, message: 'Fitur cuti tidak aktif di instansi ini' },
  'cuti.hidden': { status: 433, message: 'Ketidakhadiran dinonaktifkan untuk instansi ini' },
  'cuti.state': { status: 433, message: 'Ajuan ini sudah {status}, jadi tidak dapat {tindakan}' },
  'cuti.already_decided': {
    status: 433,
    message: 'Ajuan ini sudah {putusan} oleh {nama}, jadi tidak dapat {tindakan}',
  },
  'cuti.all_taken': {
    status: 433,
    message:
      'Semua hari cuti ini sudah lewat, jadi tidak ada yang dapat dibatalkan. Bila sebagian tidak diambil, {jalan}',
  },
  'cuti.own_days': { status: 433, message: 'Hari cuti sendiri dikembalikan oleh operator lain atau admin induk' },
  'cuti.link_unknown': {
    status: 404,
    message: 'Tautan ini tidak dikenal. Salin seluruhnya dari surat, atau masuk ke Hadir dan buka Persetujuan Cuti',
  },
  'cuti.link_used': {
    status: 422,
    message: 'Tautan ini sudah dipakai, dan keputusan Anda sudah tersimpan. Masuk ke Hadir untuk melihatnya',
  },
  'cuti.link_expired': {
    status: 422,
    message: `Tautan ini lewat ${TAUTAN_HARI} hari dan tidak berlaku lagi. Masuk ke Hadir untuk memutuskan ajuannya`,
  },
  'cuti.link_not_yours': {
    status: 422,
    message: 'Ajuan ini sudah diputuskan, ditarik, atau dialihkan kepada orang lain. Masuk ke Hadir untuk melihatnya',
  },
  'cuti.link_changed': {
    status: 422,
    message:
      'Ajuan ini diubah sesudah surat ini dikirim, sekarang {hari}. Belum ada yang diputuskan. Baca yang sekarang di Hadir, atau lewat tautan di surat yang terbaru',
  },
  'cuti.link_revoked': {
    status: 422,
    message: 'Anda tidak lagi bertugas di instansi ini, jadi tautan ini tidak berlaku. Hubungi operatornya',
  },
  'cuti.not_changed': { status: 433, message: 'Tanggal ajuan ini tidak diubah, jadi tidak ada yang dapat ditolak' },
  'cuti.not_member': {
    status: 433,
    message: 'Anda bukan anggota instansi ini, jadi tidak dapat mengajukan cuti di sini',
  },
  'cuti.kategori_inactive': { status: 433, message: 'Kategori {nama} tidak aktif. Pilih kategori lain' },
  'cuti.gender_mismatch': { status: 433, message: 'Kategori {nama} hanya untuk anggota {gender}' },
  'cuti.not_asked_for': {
    status: 433,
    message: 'Kategori {nama} tidak diajukan sendiri: operator mencatatnya menurut penetapannya. Pilih kategori lain',
  },
  'cuti.setengah_hari': { status: 433, message: 'Kategori {nama} tidak dapat diambil setengah hari' },
  'cuti.no_counted_day': { status: 433, message: 'Tidak ada hari kerja pada tanggal ini, jadi tidak perlu cuti' },
  'cuti.too_long': { status: 433, message: 'Ajuan ini {hari} hari; kategori {nama} paling lama {maks_hari} hari' },
  'cuti.frozen': {
    status: 433,
    message:
      'Kehadiran bulan {bulan} sudah diverifikasi dan dibekukan, jadi cuti pada tanggal itu tidak dapat diajukan atau disetujui sampai operator membuka bulan itu di Verval',
  },
  'cuti.too_late': {
    status: 433,
    message: 'Tanggal mulai sudah terlalu lama lewat. Paling awal {paling_awal}, atau minta dispensasi',
  },
  'cuti.too_soon': { status: 433, message: 'Ajukan lebih awal: tanggal mulai paling cepat {paling_awal}' },
  'cuti.lampiran_required': {
    status: 433,
    message: 'Lampirkan surat keterangan: kategori {nama} mewajibkannya mulai {mulai_hari} hari',
  },
  'cuti.overlapping': {
    status: 433,
    message: 'Tanggal ini bertumpang tindih dengan cuti lain yang diajukan atau disetujui',
  },
  'cuti.overlaps': {
    status: 433,
    message: 'Tanggal ini bertumpang tindih dengan cuti {rentang} yang sudah diajukan atau disetujui',
  },
  'cuti.rekan_penuh': { status: 433, message: '{tentang}. Pilih hari lain, atau hubungi operator' },
  'cuti.saldo_short': { status: 433, message: 'Saldo tidak cukup: perlu {needed} hari, tersedia {sisa} hari' },
  'kategori_cuti.nama_taken': { status: 422, message: 'Nama kategori sudah dipakai' },
  'kategori_cuti.in_use': {
    status: 433,
    message: 'Kategori ini sudah dipakai, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'kategori_cuti.exists': { status: 433, message: 'Kategori sudah ada, jadi bawaan tidak diisikan' },
  'saldo_cuti.no_saldo': { status: 433, message: 'Kategori {nama} tidak memakai saldo' },
  'saldo_cuti.own': { status: 433, message: 'Saldo cuti Anda sendiri dikoreksi operator lain atau admin induk' },
  'saldo_cuti.previous_closed': {
    status: 433,
    message: 'Tahun dibuka berurutan: buka dahulu tahun {tahun}',
  },
} as const;
