import { sebutWaktu } from '../../auth/dasar/sebut-waktu.ts';

type Isi = { nama: string; instansi: string; publicUrl: string; kedaluwarsa_pada: Date };

/** The mail with the link by which an applicant stands to what was asked in his name. */
export function suratKonfirmasiAkses({ nama, instansi, publicUrl, kedaluwarsa_pada }: Isi, token: string) {
  const teks = [
    `Halo ${nama},`,
    `Pendaftaran ${instansi} di Hadir ditulis atas nama Anda.`,
    `Buka tautan ini untuk mengajukannya, paling lambat ${sebutWaktu(kedaluwarsa_pada)}:\n${publicUrl}/verify?daftar=${token}`,
    'Sesudah itu pendaftaran diperiksa, dan keputusannya kami kirim ke alamat ini.',
    'Abaikan surat ini jika bukan Anda yang mendaftarkannya; tidak ada yang diajukan.',
  ].join('\n\n');
  return { judul: `Konfirmasi pendaftaran ${instansi}`, teks };
}

/** The mail that tells an applicant why not. */
export function suratDitolakAkses({
  nama,
  instansi,
  keterangan,
}: {
  nama: string;
  instansi: string;
  keterangan: string;
}) {
  const teks = [
    `Halo ${nama},`,
    `Pendaftaran ${instansi} di Hadir ditolak.`,
    `Keterangan: ${keterangan}`,
    'Anda dapat mendaftar lagi setelah memperbaikinya.',
  ].join('\n\n');
  return { judul: `Pendaftaran ${instansi} ditolak`, teks };
}

/** The mail to who has an account already and is an operator now. */
export function suratOperatorBaru({
  nama,
  instansi,
  publicUrl,
}: {
  nama: string;
  instansi: string;
  publicUrl: string;
}) {
  const teks = [
    `Halo ${nama},`,
    `Pendaftaran ${instansi} di Hadir disetujui, dan akun Anda sekarang operatornya.`,
    `Masuk seperti biasa:\n${publicUrl}/login`,
  ].join('\n\n');
  return { judul: `Pendaftaran ${instansi} disetujui`, teks };
}
