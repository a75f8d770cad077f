import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { Refusal } from '../../kit/refusal.ts';

/**
 * The answer of an import whose rows were judged. Outside a dry run one row with an error refuses the whole, with all
 * such rows; else `is_disimpan` says that the rows are to be written.
 */
export function toHasilImpor(kolom: string[], judged: HasilImpor['baris'], is_uji_coba: boolean): HasilImpor {
  const rows = judged.map(({ baris, nilai, galat }) => ({ baris, nilai, galat }));
  const bad = rows.filter(({ galat }) => galat.length > 0);
  const counts = { kolom, jumlah_baris: rows.length, jumlah_galat: bad.length };
  if (!is_uji_coba && bad.length > 0) {
    throw new Refusal('impor.rows_invalid', { jumlah: bad.length, ...counts, baris: bad });
  }
  // What is written needs no second look at every row.
  return { ...counts, catatan: null, is_disimpan: !is_uji_coba, baris: is_uji_coba ? rows : [] };
}
