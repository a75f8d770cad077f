import { CloseButton } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useId, useRef, useState, type DragEvent } from 'react';
import { formatUkuran } from '../../kit/format/format.ts';
import type { FieldProps } from '../form/field-props.ts';
import { usePhone } from '../show/use-phone.ts';
import { checkFile } from './check-file.ts';
import { sebutJenisBerkas } from './sebut-jenis-berkas.ts';
import classes from '../layer/upload.module.css';

type Props = Omit<FieldProps, 'label' | 'description'> & {
  value: File | null;
  onChange: (file: File | null) => void;
  accept: string;
  maxBytes: number;
  /** What the file is; where the dialog's title says it already it is left out, and only heard. */
  label?: string;
  /** The file that there is already, which a chosen one takes the place of, and how it is taken off. */
  tersimpan?: { nama: string; onLepas: () => void } | undefined;
};

/** Whether a photo of a paper would do. */
const isPicture = (accept: string) => /image\/|\.(?:jpe?g|png|webp)/.test(accept);

/** A field for one file: chosen, or dropped on it; on a phone a photo is taken first. A file that does not fit is refused with the reason, and
 * so is one that the server did not take. */
export function FileDrop(props: Props) {
  const { value: file, onChange, accept, maxBytes, disabled = false, required, label, error, onBlur, onFocus } = props;
  const tersimpan = file ? undefined : props.tersimpan;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const phone = usePhone();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const why = refusal ?? error;

  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (!chosen || disabled) return;
    const reason = files.length > 1 ? 'Pilih satu berkas saja' : checkFile(chosen, accept, maxBytes);
    setRefusal(reason);
    onChange(reason ? null : chosen);
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    onChange(null);
    input.current?.focus();
  };
  const takeOff = () => {
    tersimpan?.onLepas();
    input.current?.focus();
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };

  return (
    <div className={classes['field']}>
      {phone && isPicture(accept) && (
        <label className={classes['camera']} data-disabled={disabled || undefined}>
          <IconCamera size={20} stroke={1.75} aria-hidden="true" />
          Ambil foto
          <input
            type="file"
            className={classes['input']}
            accept="image/*"
            capture="environment"
            disabled={disabled}
            onChange={(event) => take(event.currentTarget.files)}
          />
        </label>
      )}
      <div
        className={classes['drop']}
        data-over={over || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <IconUpload size={22} stroke={1.75} aria-hidden="true" />
        <label htmlFor={id} className={classes['label']}>
          <span className={label ? undefined : classes['words']}>
            {label ?? 'Berkas'}
            {required && (
              <span className={classes['star']} aria-hidden="true">
                {' *'}
              </span>
            )}
            :{' '}
          </span>
          <strong>{tersimpan ? 'Pilih berkas pengganti' : 'Pilih berkas'}</strong> atau seret ke sini
        </label>
        <span id={`${id}-limit`} className={classes['limit']}>
          {sebutJenisBerkas(accept)}, paling besar {formatUkuran(maxBytes)}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          className={classes['input']}
          accept={accept}
          disabled={disabled}
          required={required}
          aria-describedby={`${id}-limit`}
          aria-invalid={Boolean(why)}
          data-path={props['data-path']}
          onBlur={onBlur}
          onFocus={onFocus}
          onChange={(event) => take(event.currentTarget.files)}
        />
      </div>
      {file && (
        <p className={classes['file']}>
          <IconFile size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes['name']}>{file.name}</span>
          <span className={classes['size']}>{formatUkuran(file.size)}</span>
          <CloseButton aria-label={`Lepas ${file.name}`} onClick={clear} disabled={disabled} />
        </p>
      )}
      {tersimpan && (
        <p className={classes['file']}>
          <IconFile size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes['name']}>{tersimpan.nama}</span>
          <span className={classes['size']}>tersimpan</span>
          <CloseButton aria-label={`Lepas ${tersimpan.nama}`} onClick={takeOff} disabled={disabled} />
        </p>
      )}
      {why && (
        <p className={classes['refusal']} role="alert">
          {why}
        </p>
      )}
    </div>
  );
}
