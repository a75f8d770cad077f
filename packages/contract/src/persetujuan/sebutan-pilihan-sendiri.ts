import type { PilihanSendiri } from '@hadir/rules/persetujuan/find-penyetuju.ts';

/** Why those whom a chain names do not decide a request (aturan/cuti#pilihan-sendiri), to whose it is as to who decides. */
export const SEBUTAN_PILIHAN_SENDIRI: Record<PilihanSendiri, string> = {
  jalur: 'Jalurnya tidak berlaku di sini, karena yang terakhir menyimpannya ialah yang mengajukan sendiri.',
  kepala: 'Bukan kepala grupnya, karena yang mengajukan sendiri yang menunjuknya.',
  penempatan: 'Bukan kepala grupnya, karena yang mengajukan sendiri yang menempatkan dirinya di grup itu.',
};
