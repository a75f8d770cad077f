import { useState } from 'react';
import classes from './pertanyaan.module.css';
import { readAngka } from './read-angka.ts';
import type { WidgetProps } from './widget-props.ts';

const written = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 20 });

/** A number, typed as one writes it; left, it stands there as it was understood. What is none stays as typed, to be mended. */
export function AngkaWidget({ id, pertanyaan, nilai, onChange, describedBy, isInvalid }: WidgetProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    onChange(readAngka(text) ?? (text.trim() === '' ? undefined : text));
  };
  return (
    <input
      id={id}
      className={classes['input']}
      data-short
      type="text"
      inputMode={(pertanyaan.minimum ?? 0) < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={40}
      value={typed ?? (typeof nilai === 'number' ? written.format(nilai) : typeof nilai === 'string' ? nilai : '')}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={pertanyaan.is_wajib || undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
