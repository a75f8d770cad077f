/**
 * What a member agrees to before his face is enrolled. Whoever changes the text gives it a new version: an enrolment keeps
 * the one that was read (aturan/wajah#persetujuan).
 */
export const PERSETUJUAN_WAJAH = {
  versi: '2026-11-29',
  judul: 'Persetujuan pengenalan wajah',
  butir: [
    'Tiga foto wajah Anda diubah menjadi deretan angka (ciri wajah) untuk dibandingkan dengan swafoto presensi Anda. Tidak dipakai untuk hal lain dan tidak dikirim ke pihak lain.',
    'Ciri wajah adalah data pribadi yang bersifat spesifik menurut UU 27/2022. Ciri itu disimpan terenkripsi; fotonya hanya terlihat oleh Anda dan yang mengonfirmasinya: operator instansi Anda, admin induknya, atau pengelola Hadir. Siapa yang membukanya dapat Anda baca di Profil.',
    'Mesin tidak pernah menolak presensi. Bila wajah tidak cocok atau tidak jelas, seorang operator yang menilainya.',
    'Anda boleh tidak setuju. Presensi tetap dapat dilakukan tanpa pengenalan wajah.',
    'Persetujuan dapat ditarik kapan saja di Profil, bagian Wajah. Foto dan ciri wajah Anda langsung dihapus; juga ketika Anda keluar dari instansi, dan pada malam harinya bila fitur ini dimatikan.',
  ],
} as const;
