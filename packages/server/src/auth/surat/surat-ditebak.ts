import { sebutWaktu } from '../dasar/sebut-waktu.ts';

type Isi = { nama: string; publicUrl: string; now: Date };

const PERISTIWA = {
  sandi:
    'Seseorang berkali-kali mencoba masuk ke akun Hadir Anda dengan kata sandi yang salah, dari perangkat yang belum dikenal. Ia belum berhasil, dan percobaannya kini ditahan.',
  faktor:
    'Seseorang yang mengetahui kata sandi Anda berkali-kali mencoba menebak kode faktor kedua akun Hadir Anda. Ia belum berhasil, dan percobaannya kini ditahan.',
};

const SARAN = {
  sandi: (publicUrl: string) =>
    `Bila itu bukan Anda, tidak ada yang harus dilakukan selama kata sandi Anda sukar ditebak dan tidak dipakai di tempat lain. Bila ragu, ganti:\n${publicUrl}/lupapassword`,
  faktor: (publicUrl: string) =>
    `Bila itu bukan Anda, segera ganti kata sandi Anda; semua perangkat lalu dikeluarkan:\n${publicUrl}/lupapassword`,
};

/** The mail to whose account others guess at: what happened, that he is not locked out, and what to do. */
export function suratDitebak({ nama, publicUrl, now }: Isi, langkah: 'sandi' | 'faktor') {
  const teks = [
    `Halo ${nama},`,
    PERISTIWA[langkah],
    `Waktu: ${sebutWaktu(now)}`,
    'Anda sendiri tidak terkunci: masuklah seperti biasa dari perangkat yang sudah Anda pakai, atau di perangkat lain minta kode masuk lewat email di halaman masuk.',
    SARAN[langkah](publicUrl),
    'Surat seperti ini paling banyak sekali sehari.',
  ].join('\n\n');
  return { judul: 'Akun Hadir Anda dicoba orang lain', teks };
}
