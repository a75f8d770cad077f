import { sebutWaktu } from '../dasar/sebut-waktu.ts';

type Isi = { nama: string; publicUrl: string; kedaluwarsa_pada: Date };

/** The mail with a code to sign in with. */
export function suratKodeMasuk({ nama, publicUrl, kedaluwarsa_pada }: Isi, kode: string) {
  const teks = [
    `Halo ${nama},`,
    `Kode masuk Hadir Anda: ${kode}`,
    `Ketikkan di halaman masuk bersama kata sandi Anda, atau buka tautan ini di perangkat yang hendak dipakai masuk:\n${publicUrl}/login?kode=${kode}`,
    `Kode ini dapat dipakai sekali, paling lambat ${sebutWaktu(kedaluwarsa_pada)}.`,
    'Jika bukan Anda yang memintanya, abaikan surat ini. Tanpa kata sandi Anda kode ini tidak membuka apa pun; jangan berikan kepada siapa pun.',
  ].join('\n\n');
  return { judul: 'Kode masuk Hadir', teks };
}
