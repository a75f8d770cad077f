import { hasIzin } from '../../akses/izin.ts';
import type { Pemegang } from '../../akses/pemegang.ts';
import { isReadOnly } from '../../akses/peran.ts';
import { seesSemua, type Pihak } from '../../akses/terlihat.ts';

/** Whether somebody reads everybody's leave: who is more than a plain user and holds the name (aturan/cuti#terlihat). */
export const seesSemuaCuti = ({ peran, izin }: Pemegang): boolean =>
  seesSemua(peran) && hasIzin(peran, 'cuti-ajuan.index', izin);

/**
 * Whether a request exists for somebody (aturan/cuti#terlihat): as his own or made by him, as one that he decides or has
 * decided on, or as one of everybody's.
 */
export const seesAjuan = (oleh: Pemegang, { milik, penyetuju = [] }: Pihak): boolean =>
  milik.includes(oleh.user_id) || penyetuju.includes(oleh.user_id) || seesSemuaCuti(oleh);

/** Whether somebody asks, withdraws and cancels for every member: operators on their behalf. */
export const mewakiliSemuaCuti = (oleh: Pemegang): boolean => seesSemuaCuti(oleh) && !isReadOnly(oleh.peran);

/** Whether somebody does so for this member: he himself, and operators. */
export const mewakiliCuti = (oleh: Pemegang, user_id: number): boolean =>
  oleh.user_id === user_id || mewakiliSemuaCuti(oleh);

/** Whether somebody reads what tells of everybody's balances, such as leave books that were made (aturan/cuti#terlihat). */
export const seesSemuaSaldo = ({ peran, izin }: Pemegang): boolean => hasIzin(peran, 'cuti-saldo.index', izin);

/** Whether somebody reads the balance and the leave book of a member whom he sees: his own, or with the name anybody's. */
export const seesSaldo = (oleh: Pemegang, user_id: number): boolean => oleh.user_id === user_id || seesSemuaSaldo(oleh);
