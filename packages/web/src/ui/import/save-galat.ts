import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { notify } from '../feedback/notify.ts';
import { saveFile } from '../feedback/save-file.ts';

/** Hands out the rows that must be put right; what writes spreadsheets is fetched when it is asked for. */
export async function saveGalat(file: File, result: HasilImpor): Promise<void> {
  try {
    const { galatToXlsx } = await import('./galat-to-xlsx.ts');
    saveFile(await galatToXlsx(file, result), `perbaikan-${file.name}`);
  } catch (error) {
    notify.error(sebutKegagalan(error));
  }
}
