import type { Menunggu } from '../../persetujuan/judge-hak.ts';
import type { TukarTersimpan } from './tukar-tersimpan.ts';

/** A swap as its chain is judged by: neither of its two members decides it. */
export const toMenungguTukar = ({ a, b, jenjang, urutan, giliran_sejak }: TukarTersimpan): Menunggu => ({
  user_id: a.user_id,
  pihak_lain: [b.user_id],
  jenjang,
  urutan,
  giliran_sejak,
});
