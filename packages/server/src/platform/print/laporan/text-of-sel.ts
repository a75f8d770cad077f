import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
/** A cell as it is printed: numbers and dates the Indonesian way, nothing for what is unknown. */
export function textOfSel(sel: unknown, jenis: string | undefined): string {
  if (sel === null || sel === undefined) return '';
  if (typeof sel === 'number') return sebutAngka(sel);
  return jenis === 'tanggal' ? sebutTanggal(String(sel)) : String(sel);
}
