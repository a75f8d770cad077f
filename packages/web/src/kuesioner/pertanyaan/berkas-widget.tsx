import { formatUkuran } from '../../kit/format/format.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { AKHIRAN_LAMPIRAN, UNGGAH_LAMPIRAN } from '@hadir/contract/kit/berkas.ts';
import { useState } from 'react';
import { checkFile } from '../../ui/import/check-file.ts';
import classes from './pertanyaan.module.css';
import type { WidgetProps } from './widget-props.ts';

const BATAS = `PDF atau gambar, paling besar ${formatUkuran(UNGGAH_LAMPIRAN.maxBytes)}. Mengunggah memerlukan sambungan.`;

/** A file, sent when it is chosen: its number is the answer. */
export function BerkasWidget({ id, pertanyaan, nilai, onChange, describedBy, isInvalid, berkas }: WidgetProps) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [nama, setNama] = useState('Berkas terunggah');
  const send = async (file: File | undefined) => {
    if (!file || !berkas) return;
    const refusal = checkFile(file, AKHIRAN_LAMPIRAN, UNGGAH_LAMPIRAN.maxBytes);
    setFailure(refusal);
    if (refusal) return;
    setSending(true);
    try {
      const sent = await berkas.upload(pertanyaan.pertanyaan_id, file);
      setNama(sent.nama);
      onChange(sent.berkas_id);
    } catch (error) {
      setFailure(sebutKegagalan(error));
    } finally {
      setSending(false);
    }
  };
  const explained = [describedBy, `${id}-batas`, failure && `${id}-gagal`].filter(Boolean).join(' ');
  return (
    <div className={classes['berkas']}>
      {typeof nilai === 'string' && berkas && (
        <p className={classes['terunggah']}>
          <a href={berkas.urlOf(nilai)} target="_blank" rel="noreferrer">
            {nama}
          </a>
          <button type="button" className={classes['undo']} onClick={() => onChange(undefined)}>
            Lepas berkas
          </button>
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={AKHIRAN_LAMPIRAN}
        disabled={sending || !berkas}
        aria-describedby={explained}
        aria-invalid={isInvalid || failure !== null || undefined}
        aria-busy={sending || undefined}
        onChange={(event) => void send(event.currentTarget.files?.[0])}
      />
      <p id={`${id}-batas`} className={classes['keterangan']} role="status">
        {sending ? 'Mengunggah berkas…' : BATAS}
      </p>
      {failure && (
        <p id={`${id}-gagal`} className={classes['salah']} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
