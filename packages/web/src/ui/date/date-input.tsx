import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatTanggal } from '../../kit/format/format.ts';
import { checkDateLimits } from './date-limits.ts';
import type { FieldProps } from '../form/field-props.ts';
import { useTyped, type TypedReading } from '../form/use-typed.ts';
import { readTypedDate } from './read-typed-date.ts';

type Props = FieldProps & {
  value: string | null;
  onChange: (date: string | null) => void;
  limits: { min?: string; max?: string };
  rightSection?: ReactNode;
  /** The label is heard but not seen, inside a group that has a visible one. */
  hideLabel?: boolean;
};

/** A date typed as DD-MM-YYYY. What cannot be read, or lies outside the limits, stays as typed and says why. */
export function DateInput({ value, onChange, limits, error, onBlur, label, hideLabel, ...others }: Props) {
  const read = (text: string): TypedReading<string> => {
    if (text.trim() === '') return { value: null, refusal: null };
    const date = readTypedDate(text);
    if (!date) return { value: null, refusal: 'Isi tanggal sebagai HH-BB-TTTT, misalnya 20-11-2026' };
    return { value: date, refusal: checkDateLimits(date, limits) };
  };
  // A year of two digits is read when the field is left: until then '20' may become '2026'.
  const isWhole = (text: string) => /\d{4}$/.test(text.trim());
  const { refusal, bound } = useTyped({ value, onChange, onBlur, read, write: formatTanggal, isWhole });
  return (
    <TextInput
      {...others}
      {...bound}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      rightSectionWidth={40}
      inputMode="numeric"
      autoComplete="off"
      placeholder="HH-BB-TTTT"
      error={refusal ?? error}
    />
  );
}
