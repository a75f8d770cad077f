import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
/** A cell as it is printed: numbers and dates the Indonesian way, nothing for what is unknown. */
export function textOfSel(sel: unknown, jenis: string | undefined): string {
  if (sel === null || sel === undefined) return '';
  if (typeof sel === 'number') return sel.toLocaleString('id-ID');
  return jenis === 'tanggal' ? sebutTanggal(String(sel)) : String(sel);
}
