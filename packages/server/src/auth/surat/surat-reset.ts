import { sebutWaktu } from '../dasar/sebut-waktu.ts';

type Isi = { nama: string; username: string | null; publicUrl: string; kedaluwarsa_pada: Date };

/** The mail with a link to a new password. */
export function suratReset({ nama, username, publicUrl, kedaluwarsa_pada }: Isi, token: string) {
  const teks = [
    `Halo ${nama},`,
    'Kami menerima permintaan untuk mengatur ulang kata sandi akun Hadir Anda.',
    ...(username === null ? [] : [`Nama pengguna: ${username}`]),
    `Buka tautan ini paling lambat ${sebutWaktu(kedaluwarsa_pada)}:\n${publicUrl}/lupapassword?token=${token}`,
    'Abaikan surat ini jika bukan Anda yang memintanya; kata sandi Anda tidak berubah.',
  ].join('\n\n');
  return { judul: 'Atur ulang kata sandi Hadir', teks };
}
