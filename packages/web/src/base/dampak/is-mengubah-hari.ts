import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';

/** Whether a change makes days something else that are judged already, or too many to tell. */
export const isMengubahHari = ({ hari, berubah }: Dampak): boolean => hari > 0 && berubah !== 0;
