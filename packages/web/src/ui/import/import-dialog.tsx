import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../layer/dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { GalatButton } from './galat-button.tsx';
import { ImportButtons } from './import-buttons.tsx';
import { KeteranganImpor } from './keterangan-impor.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSummary } from './import-summary.tsx';
import { useImport, type IsianImpor } from './use-import.ts';
import classes from './import.module.css';

/** Rows of many columns take what a desktop has. */
const LEBAR_BARIS = 1400;
const MAX_BYTES = 5 * 1024 * 1024;

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What one row is: 'anggota'. */
  unit: string;
  send: (isian: IsianImpor) => Promise<HasilImpor>;
  /** How the file must look, and the button that fetches the template. */
  children: ReactNode;
  /** What is usually done once it is in. */
  next?: ReactNode;
};

/**
 * A spreadsheet goes in, after a dry run that shows every row with what is wrong in it: all rows or none, or those that
 * are right while the others come back marked.
 */
export function ImportDialog({ opened, onClose, title, unit, send, children, next }: Props) {
  const { file, choose, result, failure, work, run } = useImport({ unit, send });
  const [keterangan, setKeterangan] = useState('');
  const close = () => {
    if (work !== null) return;
    choose(null);
    setKeterangan('');
    onClose();
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      width={result && !result.is_disimpan ? LEBAR_BARIS : 640}
      fullScreenOnPhone
      footer={
        <ImportButtons
          unit={unit}
          hasFile={file !== null}
          result={result}
          working={work !== null}
          next={next}
          onClose={close}
          onAgain={() => choose(null)}
          onRun={(cara) => void run(cara, keterangan)}
        />
      }
    >
      <div className={classes['steps']}>
        {!result && children}
        {!result && (
          <FileDrop value={file} onChange={choose} accept=".xlsx" maxBytes={MAX_BYTES} disabled={work !== null} />
        )}
        {!result && <KeteranganImpor value={keterangan} onChange={setKeterangan} disabled={work !== null} />}
        {result && <ImportSummary result={result} unit={unit} fileName={file?.name ?? ''} />}
        {result && !result.is_disimpan && (
          <ImportRows
            result={result}
            galat={file && result.jumlah_galat > 0 && <GalatButton {...{ file, result }} />}
          />
        )}
        {result?.is_disimpan && result.jumlah_galat > 0 && file && (
          <div>
            <GalatButton file={file} result={result} />
          </div>
        )}
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
      </div>
    </Dialog>
  );
}
