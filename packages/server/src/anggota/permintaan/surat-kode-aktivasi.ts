import { sebutWaktu } from '../../auth/dasar/sebut-waktu.ts';

type Isi = { nama: string; organisasi: string; publicUrl: string; kedaluwarsa_pada: Date };

/** The mail with a code by which somebody ends the activation that he asked for. */
export function suratKodeAktivasi({ nama, organisasi, publicUrl, kedaluwarsa_pada }: Isi, kode: string) {
  const teks = [
    `Halo ${nama},`,
    `Aktivasi akun Anda di ${organisasi} diminta lewat halaman Hadir. Kode aktivasi Anda: ${kode}`,
    `Ketikkan di halaman itu, atau buka tautan ini untuk memilih nama pengguna dan kata sandi:\n${publicUrl}/aktivasi-akun?kode=${kode}`,
    `Kode ini dapat dipakai sekali, paling lambat ${sebutWaktu(kedaluwarsa_pada)}.`,
    'Abaikan surat ini jika bukan Anda yang memintanya; tidak ada yang berubah.',
  ].join('\n\n');
  return { judul: 'Kode aktivasi akun Hadir', teks };
}
