import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { notify } from '../feedback/notify.ts';
import classes from './salin-field.module.css';

type Props = { label: string; description: string; value: string };

/** A text that is taken elsewhere: copied by a button, or by hand where the browser lets no page do that. */
export function SalinField({ label, description, value }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      notify.success(`${label} disalin`);
    } catch {
      notify.info('Peramban ini tidak mengizinkan menyalin sendiri: teksnya sudah dipilih, tekan Ctrl+C.');
    }
  };
  return (
    <div className={classes['salin']}>
      <TextInput
        ref={field}
        label={label}
        description={description}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={() => void copy()}>
        Salin
      </Button>
    </div>
  );
}
