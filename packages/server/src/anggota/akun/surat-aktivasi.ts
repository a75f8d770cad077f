import { sebutSaat } from '../../platform/print/sebut-saat.ts';
import type { Aktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';

/** Why who is no more than a member is mailed: whose name does not stand there is taken for a swindler. */
export const sebabAktivasi = (nama_organisasi: string | undefined): string =>
  nama_organisasi
    ? `Anda didaftarkan sebagai anggota ${nama_organisasi} di Hadir.`
    : 'Anda didaftarkan sebagai anggota di Hadir.';

/** The mail with the link by which somebody chooses his username and password, and until when it holds. */
export function suratAktivasi(
  nama: string,
  { tautan, kedaluwarsa_pada }: Pick<Aktivasi, 'tautan' | 'kedaluwarsa_pada'>,
  sebab: string,
) {
  const teks = [
    `Halo ${nama},`,
    sebab,
    `Buka tautan ini untuk memilih nama pengguna dan kata sandi Anda:\n${tautan}`,
    `Tautan ini berlaku sampai ${sebutSaat(kedaluwarsa_pada.toISOString())}, untuk satu kali pemakaian.`,
  ].join('\n\n');
  return { judul: 'Aktivasi akun Hadir', teks };
}
