/** The refusals of members and their memberships. */
export const ANGGOTA_ERRORS = {
  'anggota.pin_taken': { status: 422, message: 'PIN sudah dipakai anggota lain' },
  'anggota.nip_taken': { status: 422, message: 'NIP sudah dipakai anggota lain' },
  'anggota.nik_taken': { status: 422, message: 'NIK sudah dipakai anggota lain' },
  'anggota.nuptk_taken': { status: 422, message: 'NUPTK sudah dipakai anggota lain' },
  'anggota.nomor_username': {
    status: 422,
    message:
      'Nomor ini dipakai sebagai nama pengguna akun lain. Minta pemilik akun itu, atau admin induk, menggantinya dahulu',
  },
  'anggota.nomor_dikenal': {
    status: 422,
    message: 'Orang dengan nomor ini sudah dikenal di induk ini. Undang ia, atau periksa lagi nomornya',
  },
  'anggota.nomor_ganda': {
    status: 433,
    message: 'Nomor-nomor ini milik lebih dari satu akun di induk ini. Periksa nomornya, atau hubungi admin induk',
  },
  'anggota.already_member': { status: 422, message: 'Orang ini sudah menjadi anggota' },
  'anggota.already_active': { status: 433, message: 'Akun anggota ini sudah aktif' },
  'anggota.none_waiting': { status: 433, message: 'Tidak ada anggota yang menunggu aktivasi' },
  'anggota.wajah_ikut_pendaftaran': {
    status: 433,
    message:
      'Verifikasi wajah mengikuti pendaftarannya: daftarkan, konfirmasi, atau hapus wajahnya di halaman anggota ini',
  },
  'anggota.changed_meanwhile': {
    status: 433,
    message: 'Data anggota ini baru saja diubah orang lain. Muat ulang lalu ulangi perubahan Anda',
  },
  'akun.sandi_pemberian': {
    status: 433,
    message: 'Kata sandi {nama} ditetapkan orang lain. Minta ia menggantinya sendiri, lalu jadikan operator',
  },
  'anggota.last_operator': {
    status: 433,
    message: 'Ini satu-satunya operator instansi. Tunjuk operator lain terlebih dahulu',
  },
  'anggota.none_reachable': {
    status: 433,
    message:
      'Tidak ada yang dapat disurati: semuanya sudah aktif atau belum punya alamat email. Cetak lembar aktivasinya',
  },
  'anggota.last_admin': {
    status: 433,
    message: 'Ini satu-satunya admin aktif induk. Undang admin lain, dan tunggu ia aktif, terlebih dahulu',
  },
  'anggota.is_kepala': {
    status: 433,
    message: 'Anggota ini kepala grup {grup}. Ganti kepala grup itu terlebih dahulu',
  },
  'anggota.oneself': { status: 433, message: 'Anda tidak dapat mengakhiri atau menonaktifkan keanggotaan sendiri' },
  'anggota.berakhir': {
    status: 433,
    message:
      '{nama} bukan lagi anggota aktif di sini, jadi tidak dapat ditempatkan atau dijadikan operator. Aktifkan kembali keanggotaannya dahulu, atau kembalikan dengan mutasi bila ia pindah',
  },
  'anggota.sudah_berakhir': {
    status: 433,
    message: 'Keanggotaan {nama} sudah berakhir. Tidak ada yang diubah',
  },
  'anggota.inactive': { status: 433, message: 'Keanggotaan Anda tidak aktif. Hubungi operator instansi Anda' },
  'undangan.pending': {
    status: 433,
    message: 'Orang ini sudah diundang. Tunggu jawabannya, atau batalkan undangan itu',
  },
  'undangan.stale': {
    status: 433,
    message: 'Undangan ini tidak dapat dipakai lagi. Minta operator instansi itu mengundang Anda sekali lagi',
  },
  'akun.inactive': { status: 433, message: 'Akun Anda tidak aktif. Hubungi operator atau admin instansi Anda' },
} as const;
