import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { useState } from 'react';
import { formatAngka } from '../../kit/format/format.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { useConfirm } from '../layer/use-confirm.ts';
import { saveGalat } from './save-galat.ts';

/** What goes with the file; with `is_uji_coba` nothing is written, with `is_sebagian` the right rows alone. */
export type IsianImpor = { file: File; is_uji_coba: boolean; is_sebagian: boolean; keterangan: string };
export type CaraImpor = 'uji_coba' | 'semua' | 'sebagian';

type Props = { unit: string; send: (isian: IsianImpor) => Promise<HasilImpor> };

/**
 * A file on its way in: what was found in it, what is being done with it, and why that failed. What it makes of days
 * that are over is agreed to first, and where only the right rows go in the others are handed back.
 */
export function useImport({ unit, send }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<HasilImpor | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [work, setWork] = useState<string | null>(null);
  const confirm = useConfirm();

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setResult(null);
    setFailure(null);
  };
  const run = async (cara: CaraImpor, keterangan: string) => {
    if (!file) return;
    const baris = result ? result.jumlah_baris - (cara === 'sebagian' ? result.jumlah_galat : 0) : 0;
    const semua = `${formatAngka(baris)} ${unit}`;
    if (cara !== 'uji_coba' && result?.akibat) {
      const question = { title: `${result.akibat}?`, message: result.catatan ?? '', confirmLabel: `Impor ${semua}` };
      if (!(await confirm(question))) return;
    }
    setFailure(null);
    setWork(cara === 'uji_coba' ? 'Memeriksa setiap baris' : `Menyimpan ${semua}`);
    try {
      const isian = { file, is_uji_coba: cara === 'uji_coba', is_sebagian: cara === 'sebagian', keterangan };
      const found = await send(isian);
      setResult(found);
      if (found.is_disimpan && found.jumlah_galat > 0) await saveGalat(file, found);
    } catch (error) {
      setFailure(sebutKegagalan(error));
    }
    setWork(null);
  };
  return { file, choose, result, failure, work, run };
}
