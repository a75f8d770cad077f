import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';

/** Whether a transfer took a member away, lends him here or elsewhere, or is under way: few have one, and what is said of it comes with them. */
export const hasMutasi = ({ pindah, pinjaman, dipinjamkan, mutasi_berjalan }: Anggota): boolean =>
  (pindah ?? pinjaman ?? dipinjamkan ?? mutasi_berjalan) !== undefined;
