import { isReadOnly } from '../akses/peran.ts';
import { seesSemua, type Pelihat } from '../akses/terlihat.ts';

/**
 * Whether somebody sees the photos of an enrolment of `milik`: he himself, and those who confirm enrolments where he is a
 * member. Who only watches does not: the member was promised so (aturan/wajah#persetujuan).
 */
export const seesPotret = ({ user_id, peran }: Pelihat, milik: number): boolean =>
  user_id === milik || (seesSemua(peran) && !isReadOnly(peran));
