import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  unit: string;
  hasFile: boolean;
  result: HasilImpor | null;
  working: boolean;
  next: ReactNode;
  onClose: () => void;
  onAgain: () => void;
  onRun: (isUjiCoba: boolean) => void;
};

/** The way on from each step of an import: check, correct or save, finish. */
export function ImportButtons({ unit, hasFile, result, working, next, onClose, onAgain, onRun }: Props) {
  if (result?.is_disimpan) {
    return (
      <>
        {next}
        <Button onClick={onClose}>Selesai</Button>
      </>
    );
  }
  if (result) {
    const valid = result.jumlah_galat === 0 && result.jumlah_baris > 0;
    return (
      <>
        <Button variant="default" disabled={working} onClick={onAgain}>
          Ganti berkas
        </Button>
        <Button disabled={!valid} loading={working} onClick={() => onRun(false)}>
          Impor {result.jumlah_baris} {unit}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="default" disabled={working} onClick={onClose}>
        Batal
      </Button>
      <Button disabled={!hasFile} loading={working} onClick={() => onRun(true)}>
        Periksa berkas
      </Button>
    </>
  );
}
