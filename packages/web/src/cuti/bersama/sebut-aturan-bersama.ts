import type { AturanBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';

/** "Non-ASN, PPPK", "tidak seorang pun", "tidak dibukukan": whose annual leave a rule of cuti bersama reduces. */
export function sebutAturanBersama({ mengurangi }: Pick<AturanBersama, 'mengurangi'>): string {
  if (mengurangi === null) return 'tidak dibukukan';
  return mengurangi.join(', ') || 'tidak seorang pun';
}
