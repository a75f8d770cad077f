import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { Refusal } from '../../kit/refusal.ts';

type Cara = { is_uji_coba: boolean; is_sebagian: boolean };

/**
 * The answer of an import whose rows were judged. Outside a dry run one row with an error refuses the whole, with all
 * such rows, unless the right ones alone were asked for and there are some; else `is_disimpan` says that what is right
 * is to be written.
 */
export function toHasilImpor(
  kolom: string[],
  judged: HasilImpor['baris'],
  { is_uji_coba, is_sebagian }: Cara,
): Omit<HasilImpor, 'catatan' | 'akibat'> {
  const rows = judged.map(({ baris, nilai, galat }) => ({ baris, nilai, galat }));
  const bad = rows.filter(({ galat }) => galat.length > 0);
  const counts = { kolom, jumlah_baris: rows.length, jumlah_galat: bad.length };
  if (is_uji_coba) return { ...counts, is_disimpan: false, baris: rows };
  if (bad.length > 0 && (!is_sebagian || bad.length === rows.length)) {
    throw new Refusal('impor.rows_invalid', { jumlah: bad.length, ...counts, baris: bad });
  }
  // What is written needs no second look at every row.
  return { ...counts, is_disimpan: true, baris: bad };
}
