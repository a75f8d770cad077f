import { DETIK_KODE } from '@hadir/rules/perangkat/kode-kios.ts';
import { KODE_KIOS_MENIT } from '@hadir/rules/perangkat/masa-perangkat.ts';

/** The refusals of machines and kiosks. */
export const PERANGKAT_ERRORS = {
  'perangkat.nama_taken': { status: 422, message: 'Nama ini sudah dipakai perangkat lain. Pilih nama lain' },
  /** The same whoever has it: whose machine stands where is nobody else's business. */
  'perangkat.nomor_seri_refused': {
    status: 422,
    message: 'Nomor seri ini tidak dapat didaftarkan. Cocokkan dengan yang tertera di mesin; bila sama, hubungi admin',
  },
  'perangkat.in_use': {
    status: 433,
    message: 'Perangkat ini sudah mencatat presensi, jadi tidak dapat dihapus. Nonaktifkan saja',
  },
  'perangkat.lokasi_unknown': {
    status: 433,
    message: 'Lokasi presensi itu tidak ada di instansi ini. Pilih yang lain',
  },
  'perangkat.nomor_seri_tetap': {
    status: 433,
    message: 'Nomor seri tidak dapat diganti sesudah mesinnya mengirim. Daftarkan mesin yang baru',
  },
  'perangkat.pin_gone': { status: 433, message: 'PIN {pin} tidak lagi menunggu. Muat ulang daftarnya' },
  'perangkat.pin_lain': {
    status: 433,
    message: 'Anggota ini sudah punya PIN {pin}. Ganti dahulu di data anggotanya, lalu ulangi',
  },
  'perangkat.pin_own': { status: 433, message: 'PIN Anda sendiri dipasangkan operator lain atau admin induk' },
  'perangkat.tertahan_gone': { status: 433, message: 'Baris ini sudah diputuskan. Muat ulang daftarnya' },
  'perangkat.tertahan_dihapus': {
    status: 433,
    message:
      'Ketukan {tanggal} tidak dapat dicatat: rincian kehadiran sampai {sampai} sudah dihapus menurut masa simpan yang ditetapkan induk. Buang ketukan yang setua itu, lalu ulangi',
  },
  'perangkat.waktu_depan': {
    status: 433,
    message: 'Waktu ketukan ini belum tiba. Buang bila jam mesinnya salah, atau catat sesudah waktunya',
  },
  'perangkat.pin_unknown': {
    status: 433,
    message: 'PIN {pin} belum milik siapa pun. Pasangkan dahulu dengan anggotanya',
  },
  'perangkat.tidak_didengar': {
    status: 433,
    message: 'Mesin ini tidak aktif, jadi tidak mengambil perintah. Aktifkan dahulu',
  },
  'perangkat.bukan_mesin': { status: 433, message: 'Kios tidak menerima perintah: ia memperbarui dirinya sendiri' },
  'perangkat.perintah_menunggu': {
    status: 433,
    message: 'Perintah yang sama masih menunggu mesinnya. Batalkan dahulu, atau tunggu',
  },
  'perangkat.tanpa_pin': {
    status: 433,
    message: 'Belum ada anggota aktif yang mempunyai PIN. Isi PIN di data anggotanya',
  },
  'perangkat.perintah_gone': { status: 433, message: 'Perintah ini sudah diambil mesinnya. Muat ulang daftarnya' },
  'perangkat.baris_rusak': { status: 433, message: 'Baris ini tidak dapat dibaca, jadi hanya dapat dibuang' },
  'kios.bukan_kios': { status: 433, message: 'Perangkat ini bukan kios, jadi tidak dapat dipasang di peramban' },
  'kios.kode_salah': {
    status: 422,
    message: `Kode ini tidak berlaku. Kode berlaku ${KODE_KIOS_MENIT} menit dan sekali; buat kode baru di halaman Perangkat`,
  },
  'kios.dilepas': {
    status: 401,
    message: 'Kios ini sudah dilepas atau tidak aktif. Minta operator memasangnya lagi di halaman Perangkat',
  },
  'kios.kartu_tidak_dikenal': { status: 433, message: 'Kartu ini tidak dikenal di instansi ini' },
  'kios.pin_salah': { status: 433, message: 'PIN ini tidak cocok' },
  'kios.qr_bukan_kode': { status: 422, message: 'Ini bukan kode kios Hadir. Pindai kode di layar kios' },
  'kios.qr_lain': { status: 433, message: 'Kode ini dari kios yang tidak lagi berlaku di instansi ini' },
  'kios.qr_lewat': {
    status: 433,
    message: `Kode ini sudah lewat {detik} detik. Kode berganti tiap ${DETIK_KODE} detik: pindai lagi langsung dari layar kios`,
  },
  'kios.qr_belum': {
    status: 433,
    message:
      'Jam kios ini mendahului server, jadi kodenya belum berlaku. Sambungkan kios ke internet, lalu pindai lagi',
  },
  'kios.qr_terpakai': {
    status: 433,
    message: 'Anda sudah presensi dengan kode ini. Bila perlu sekali lagi, tunggu kode berikutnya',
  },
} as const;
