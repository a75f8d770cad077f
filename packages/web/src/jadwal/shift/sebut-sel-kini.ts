import type { SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { lookOfSel } from './look-of-sel.ts';
import type { IsiSel } from './roster-draft.ts';
import { sebutSel } from './sebut-sel.ts';

/** A cell in words: what is about to be saved, whose rest nobody has reckoned yet, else all that comes of it. */
export const sebutSelKini = (sel: SelShift, draft: IsiSel | undefined, shifts: readonly KodeShift[]): string =>
  draft ? lookOfSel(sel, draft, shifts).label : sebutSel(sel);
