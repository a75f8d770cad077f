import type { Menunggu } from '../persetujuan/judge-hak.ts';
import type { KlaimTersimpan } from './klaim-tersimpan.ts';

/** A claim as its chain is judged by: who asked, and those for whom it is, decide nothing about it. */
export const toMenungguKlaim = ({
  pemohon_user_id,
  anggota,
  jenjang,
  urutan,
  giliran_sejak,
}: KlaimTersimpan): Menunggu => ({
  user_id: pemohon_user_id,
  pihak_lain: anggota.map(({ user_id }) => user_id),
  jenjang,
  urutan,
  giliran_sejak,
});
