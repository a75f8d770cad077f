import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatAngka } from '../../kit/format/format.ts';
import type { CaraImpor } from './use-import.ts';

type Props = {
  unit: string;
  hasFile: boolean;
  result: HasilImpor | null;
  working: boolean;
  next: ReactNode;
  onClose: () => void;
  onAgain: () => void;
  onRun: (cara: CaraImpor) => void;
};

/** The way on from each step of an import: check, correct or save, finish. */
export function ImportButtons({ unit, hasFile, result, working, next, onClose, onAgain, onRun }: Props) {
  if (result?.is_disimpan) {
    return (
      <>
        {result.jumlah_galat > 0 && (
          <Button variant="default" onClick={onAgain}>
            Unggah yang sudah diperbaiki
          </Button>
        )}
        {next}
        <Button onClick={onClose}>Selesai</Button>
      </>
    );
  }
  if (result) {
    const valid = result.jumlah_galat === 0 && result.jumlah_baris > 0;
    const benar = result.jumlah_baris - result.jumlah_galat;
    return (
      <>
        <Button variant="default" disabled={working} onClick={onAgain}>
          Ganti berkas
        </Button>
        {!valid && benar > 0 && (
          <Button variant="default" loading={working} onClick={() => onRun('sebagian')}>
            Impor {formatAngka(benar)} yang benar
          </Button>
        )}
        <Button disabled={!valid} loading={valid && working} onClick={() => onRun('semua')}>
          Impor {formatAngka(result.jumlah_baris)} {unit}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="default" disabled={working} onClick={onClose}>
        Batal
      </Button>
      <Button disabled={!hasFile} loading={working} onClick={() => onRun('uji_coba')}>
        Periksa berkas
      </Button>
    </>
  );
}
