import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { Button, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../layer/dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import classes from '../layer/upload.module.css';

export type Upload = { file: File; description: string };

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** As of an input: '.xlsx' or 'image/jpeg,image/png'. */
  accept: string;
  maxBytes: number;
  /** Sends the file and tells how many bytes have gone; what it throws is shown, and the chosen file is kept. */
  onSave: (upload: Upload, onProgress: (sent: number) => void) => Promise<void>;
  withDescription?: boolean;
  saveLabel?: string;
  /** Above the field: what the file must look like, a link to the template. */
  children?: ReactNode;
};

/** One file and, where asked for, a description (never required). Saving waits until a file has been chosen. */
export function UploadDialog(props: Props) {
  const { opened, onClose, title, accept, maxBytes, onSave, withDescription, saveLabel = 'Simpan', children } = props;
  const [file, setFile] = useState<File | null>(null);
  const [description, setDescription] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);

  const close = () => {
    if (sent !== null) return;
    setFile(null);
    setDescription('');
    setRefusal(null);
    onClose();
  };
  const save = async () => {
    if (!file) return;
    setRefusal(null);
    setSent(0);
    try {
      await onSave({ file, description: description.trim() }, setSent);
      setFile(null);
      setDescription('');
      onClose();
    } catch (error) {
      setRefusal(sebutKegagalan(error));
    }
    setSent(null);
  };

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      footer={
        <>
          <Button variant="default" onClick={close} disabled={sent !== null}>
            Batal
          </Button>
          <Button onClick={() => void save()} disabled={!file} loading={sent !== null}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className={classes['stack']}>
        {children}
        <FileDrop value={file} onChange={setFile} accept={accept} maxBytes={maxBytes} disabled={sent !== null} />
        {withDescription && (
          <Textarea
            label="Keterangan"
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
            maxLength={500}
            minRows={2}
          />
        )}
        {file && sent !== null && (
          <ProgressBar
            label="Mengunggah"
            done={Math.round(sent / 1000)}
            total={Math.ceil(file.size / 1000)}
            unit="KB"
          />
        )}
        {refusal && (
          <p className={classes['refusal']} role="alert">
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}
