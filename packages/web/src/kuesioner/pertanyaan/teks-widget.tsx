import { TEKS_PANJANG, TEKS_PENDEK } from '@hadir/rules/kuesioner/check-nilai.ts';
import classes from './pertanyaan.module.css';
import type { WidgetProps } from './widget-props.ts';

/** A text of one line, or of as many as it needs. */
export function TeksWidget({ id, pertanyaan, nilai, onChange, describedBy, isInvalid }: WidgetProps) {
  const shared = {
    id,
    className: classes['input'],
    value: typeof nilai === 'string' ? nilai : '',
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    'aria-required': pertanyaan.is_wajib || undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      onChange(currentTarget.value === '' ? undefined : currentTarget.value),
  };
  return pertanyaan.jenis === 'teks_panjang' ? (
    <textarea {...shared} rows={4} maxLength={TEKS_PANJANG} />
  ) : (
    <input {...shared} type="text" autoComplete="off" maxLength={TEKS_PENDEK} />
  );
}
