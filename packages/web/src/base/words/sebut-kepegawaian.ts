import type { JenisKepegawaian } from '@hadir/contract/anggota/daftar/anggota-fields.ts';

/** How a member is employed, in words; nothing is guessed of whom it is not known. */
export const sebutKepegawaian = (jenis: JenisKepegawaian | null): string => jenis ?? 'Belum diisi';
