/** What can be connected to a tenant. */
export const JENIS_KONEKSI = ['simpatika', 'surat', 'kalender', 'pembayaran'] as const;
export type JenisKoneksi = (typeof JENIS_KONEKSI)[number];

/** How a connection stands, the most urgent first. */
export const KEADAAN_KONEKSI = ['gagal', 'belum_diatur', 'diam', 'menunggu', 'tersambung'] as const;
export type KeadaanKoneksi = (typeof KEADAAN_KONEKSI)[number];

export const LABEL_JENIS_KONEKSI: Record<JenisKoneksi, string> = {
  simpatika: 'Simpatika',
  surat: 'Email',
  kalender: 'Kalender cuti',
  pembayaran: 'Pembayaran',
};

export const LABEL_KEADAAN_KONEKSI: Record<KeadaanKoneksi, string> = {
  gagal: 'Gagal',
  belum_diatur: 'Belum diatur',
  diam: 'Diam',
  menunggu: 'Menunggu',
  tersambung: 'Tersambung',
};

/** After so many days without a word a connection is silent; null where it speaks only when there is something to say. */
export const DIAM_HARI: Record<JenisKoneksi, number | null> = {
  simpatika: 45,
  surat: null,
  kalender: 7,
  pembayaran: null,
};

const SARAN: Record<JenisKoneksi, Partial<Record<KeadaanKoneksi, string>>> = {
  simpatika: {
    gagal: 'Buka Verval atau Sinkronisasi instansi ini, perbaiki yang disebut, lalu kirim lagi atau baca lagi.',
    belum_diatur: 'Minta pengelola server mengisi alamat dan kunci Simpatika.',
    diam: 'Bulan lalu belum dikirim: bekukan bulannya di Verval, lalu kirim.',
    menunggu: 'Bekukan bulan pertama di Verval instansi ini, lalu kirim.',
  },
  surat: {
    gagal:
      'Surat dicoba lagi sendiri selama sehari. Bila tetap gagal, minta pengelola server memeriksa server suratnya.',
    belum_diatur: 'Surat hanya terkumpul di server. Minta pengelola server mengatur server suratnya.',
  },
  pembayaran: {
    gagal: 'Buka pesanannya dan minta nomor pembayaran lagi. Bila tetap gagal, hubungi pengelola server.',
  },
  kalender: {
    diam: 'Aplikasi kalendernya tidak mengambil lagi. Pemiliknya memasang ulang alamatnya, atau mencabutnya bila tidak dipakai.',
    menunggu: 'Alamatnya belum dipasang. Pemiliknya menempelkannya di Google Kalender, Apple, atau Outlook.',
  },
};

/** What is to be done about a connection that stands so, in one sentence; null where there is nothing to do. */
export const saranKoneksi = (jenis: JenisKoneksi, keadaan: KeadaanKoneksi): string | null =>
  SARAN[jenis][keadaan] ?? null;
