import { LABEL_SEBAB_TINJAU } from '@hadir/contract/billing/label-sebab-tinjau.ts';
import { sebutSelisih } from '@hadir/contract/billing/sebut-selisih.ts';
import type { SebabTinjau } from '@hadir/rules/billing/judge-pembayaran.ts';

/** Why money waits to be looked at; where it is the sum, by how much. */
export const sebutSebabTinjau = ({ total }: { total: number }, jumlah: number, sebab: SebabTinjau): string =>
  sebab === 'jumlah' ? sebutSelisih(jumlah, total) : LABEL_SEBAB_TINJAU[sebab];
