import { Button } from '@mantine/core';
import type { HasilImpor } from '@hadir/contract/kit/hasil-impor.ts';
import { useState, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import classes from './import.module.css';
import { ImportRows } from './import-rows.tsx';
import { ImportSummary } from './import-summary.tsx';

const MAX_BYTES = 5 * 1024 * 1024;

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What one row is: 'anggota'. */
  unit: string;
  /** Sends the file; with `isUjiCoba` nothing is written. */
  send: (file: File, isUjiCoba: boolean) => Promise<HasilImpor>;
  /** How the file must look, and the button that fetches the template. */
  children: ReactNode;
  /** What is usually done once it is in. */
  next?: ReactNode;
};

/**
 * A spreadsheet goes in, after a dry run that shows every row with what is wrong in it: all rows or none (domain.md,
 * section 8, Import).
 */
export function ImportDialog({ opened, onClose, title, ...others }: Props) {
  const [work, setWork] = useState<string | null>(null);
  return (
    <Dialog opened={opened} onClose={() => work === null && onClose()} title={title} width={980} fullScreenOnPhone>
      <ImportSteps {...others} onClose={onClose} work={work} onWork={setWork} />
    </Dialog>
  );
}

type Steps = Omit<Props, 'opened' | 'title'> & { work: string | null; onWork: (work: string | null) => void };

// A component of its own inside the dialog: each opening starts anew.
function ImportSteps({ unit, send, children, next, onClose, work, onWork }: Steps) {
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<HasilImpor | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (isUjiCoba: boolean) => {
    if (!file) return;
    setFailure(null);
    onWork(isUjiCoba ? 'Memeriksa setiap baris' : `Menyimpan ${result?.jumlah_baris ?? ''} ${unit}`);
    try {
      setResult(await send(file, isUjiCoba));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Berkas tidak dapat dibaca');
    }
    onWork(null);
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setResult(null);
    setFailure(null);
  };

  const saved = result?.is_disimpan === true;
  const valid = result !== null && result.jumlah_galat === 0 && result.jumlah_baris > 0;
  return (
    <div className={classes['steps']}>
      {!result && children}
      {!result && (
        <FileDrop file={file} onChange={choose} accept=".xlsx" maxBytes={MAX_BYTES} disabled={work !== null} />
      )}
      {result && <ImportSummary result={result} unit={unit} fileName={file?.name ?? ''} />}
      {result && !saved && <ImportRows result={result} />}
      {work && (
        <div className={classes['work']} role="status">
          <span>{work}…</span>
          <span className={classes['track']} aria-hidden="true" />
        </div>
      )}
      {failure && (
        <p className={classes['failure']} role="alert">
          {failure}
        </p>
      )}
      <div className={classes['buttons']}>
        {saved ? (
          <>
            {next}
            <Button onClick={onClose}>Selesai</Button>
          </>
        ) : (
          <>
            <Button variant="default" disabled={work !== null} onClick={result ? () => choose(null) : onClose}>
              {result ? 'Ganti berkas' : 'Batal'}
            </Button>
            {result ? (
              <Button disabled={!valid} loading={work !== null} onClick={() => void run(false)}>
                Impor {result.jumlah_baris} {unit}
              </Button>
            ) : (
              <Button disabled={!file} loading={work !== null} onClick={() => void run(true)}>
                Periksa berkas
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
