/** The refusals of transfers. */
export const MUTASI_ERRORS = {
  'mutasi.pending': {
    status: 433,
    message: 'Anggota ini sudah punya mutasi yang berjalan. Selesaikan atau batalkan yang itu dahulu',
  },
  'mutasi.decided': { status: 433, message: 'Mutasi ini sudah diputuskan. Muat ulang untuk melihat keadaannya' },
  'mutasi.changed': {
    status: 433,
    message: 'Mutasi ini berubah sejak Anda membukanya. Muat ulang, lalu putuskan menurut keadaannya sekarang',
  },
  'mutasi.moved': { status: 433, message: 'Keanggotaannya sudah berpindah. Buat mutasi baru untuk mengembalikannya' },
  'mutasi.other_side': { status: 433, message: 'Langkah ini milik instansi yang satunya. Tunggu jawabannya' },
  'mutasi.too_late': {
    status: 433,
    message:
      'Tanggal mulainya, {tanggal}, sudah lewat. Batalkan, lalu buat lagi dengan tanggal hari ini atau sesudahnya',
  },
  'mutasi.too_late_there': {
    status: 433,
    message: 'Di instansi tujuan {tanggal} sudah lewat menurut jamnya. Pilih tanggal sesudahnya',
  },
  'mutasi.not_member': {
    status: 433,
    message: '{nama} bukan anggota aktif instansi asal pada tanggal itu, sehingga tidak ada yang dipindahkan',
  },
  'mutasi.other_tenant': {
    status: 433,
    message: 'Perbantuan hanya di dalam satu induk. Untuk instansi induk lain, pilih Pindah',
  },
  'mutasi.known_there': {
    status: 433,
    message: 'Orang dengan nomor ini masih anggota aktif di induk tujuan. Tambahkan ia dari Daftar anggota di sana',
  },
  'mutasi.cuti_waiting': {
    status: 433,
    message:
      'Ajuan cuti {nama} mulai {tanggal} belum diputuskan. Putuskan dahulu, sebab memakai saldo yang ikut pindah',
  },
  'mutasi.cuti_waiting_there': {
    status: 433,
    message:
      'Di instansi asal masih ada ajuan {nama} dari sebelum hari pindahnya yang belum diputuskan. Mutasinya berjalan sesudah itu',
  },
  'mutasi.sudah_presensi': {
    status: 433,
    message: '{nama} sudah presensi di instansi asal pada {tanggal}. Mulai paling cepat sehari sesudahnya',
  },
  'mutasi.on_loan': {
    status: 433,
    message:
      '{nama} diperbantukan oleh {asal} sampai {tanggal}. Mutasinya ke tempat lain dibuat {asal}; di sini ia hanya dapat diakhiri lebih awal, dengan Berhenti',
  },
  'mutasi.sudah_pindah': {
    status: 433,
    message: 'Ia pindah ke {tujuan} sejak {tanggal}. Buat mutasi dari sana untuk mengembalikannya',
  },
  'mutasi.perbantuan_selesai': {
    status: 433,
    message: 'Perbantuannya dari {asal} berakhir {tanggal}. Buat mutasi dari sana untuk meminjamnya lagi',
  },
  'mutasi.akun_pindah': {
    status: 433,
    message: 'Akun ini berakhir karena orangnya pindah ke {tujuan} sejak {tanggal}. Ia masuk dengan akunnya di sana',
  },
  'mutasi.berjalan': {
    status: 433,
    message:
      '{nama} punya mutasi yang berjalan: {mutasi} mulai {tanggal}. Batalkan mutasi itu dahulu, atau akhiri keanggotaannya sekaligus membatalkannya',
  },
  'mutasi.dipinjamkan': {
    status: 433,
    message:
      '{nama} diperbantukan ke {pinjaman}. Di sana ia tetap anggota sampai hari itu, walaupun keanggotaannya di sini berakhir. Akhiri lagi dengan mengetahuinya, atau minta instansi itu mengakhiri perbantuannya dahulu dengan Berhenti',
  },
  'mutasi.blocked': { status: 433, message: 'Belum dapat dilanjutkan: {sebab}' },
  'mutasi.destination_closed': {
    status: 433,
    message: 'Instansi tujuan sedang tidak aktif. Pilih tujuan lain, atau tunggu sampai dibuka lagi',
  },
} as const;
