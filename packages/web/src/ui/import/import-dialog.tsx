import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../layer/dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportButtons } from './import-buttons.tsx';
import { KeteranganImpor } from './keterangan-impor.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSummary } from './import-summary.tsx';
import classes from './import.module.css';

const MAX_BYTES = 5 * 1024 * 1024;

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What one row is: 'anggota'. */
  unit: string;
  /** Sends the file; with `is_uji_coba` nothing is written. */
  send: (isian: { file: File; is_uji_coba: boolean; keterangan: string }) => Promise<HasilImpor>;
  /** How the file must look, and the button that fetches the template. */
  children: ReactNode;
  /** What is usually done once it is in. */
  next?: ReactNode;
};

/**
 * A spreadsheet goes in, after a dry run that shows every row with what is wrong in it: all rows or none.
 */
export function ImportDialog({ opened, onClose, title, unit, send, children, next }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const [result, setResult] = useState<HasilImpor | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [work, setWork] = useState<string | null>(null);

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setResult(null);
    setFailure(null);
  };
  const close = () => {
    if (work !== null) return;
    choose(null);
    setKeterangan('');
    onClose();
  };
  const run = async (is_uji_coba: boolean) => {
    if (!file) return;
    setFailure(null);
    setWork(is_uji_coba ? 'Memeriksa setiap baris' : `Menyimpan ${result?.jumlah_baris ?? ''} ${unit}`);
    try {
      setResult(await send({ file, is_uji_coba, keterangan }));
    } catch (error) {
      setFailure(sebutKegagalan(error));
    }
    setWork(null);
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      width={result && !result.is_disimpan ? 1080 : 640}
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
          onRun={(isUjiCoba) => void run(isUjiCoba)}
        />
      }
    >
      <div className={classes['steps']}>
        {!result && children}
        {!result && (
          <FileDrop file={file} onChange={choose} accept=".xlsx" maxBytes={MAX_BYTES} disabled={work !== null} />
        )}
        {!result && <KeteranganImpor value={keterangan} onChange={setKeterangan} disabled={work !== null} />}
        {result && <ImportSummary result={result} unit={unit} fileName={file?.name ?? ''} />}
        {result && !result.is_disimpan && <ImportRows result={result} />}
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
