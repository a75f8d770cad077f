import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { formatTanggal } from '../../kit/format/format.ts';
import { checkDateLimits } from './date-limits.ts';
import type { FieldProps } from '../form/field-props.ts';
import { useTyped, type TypedReading } from '../form/use-typed.ts';
import { readTypedDate, sebutBukanTanggal } from './read-typed-date.ts';

type Props = FieldProps & {
  value: string | null;
  onChange: (date: string | null) => void;
  limits: { min?: string; max?: string };
  rightSection?: ReactNode;
  /** One of a pair: its label is heard but not seen, and why it refuses is told beside the pair, under this id. */
  inPair?: { id: string; onRefused: (refusal: string | null) => void };
};

/** A date typed as DD-MM-YYYY. What cannot be read, or lies outside the limits, stays as typed and says why. */
export function DateInput({ value, onChange, limits, error, onBlur, label, inPair, ...others }: Props) {
  const read = (text: string): TypedReading<string> => {
    if (text.trim() === '') return { value: null, refusal: null };
    const date = readTypedDate(text);
    if (!date) return { value: null, refusal: sebutBukanTanggal(text) };
    return { value: date, refusal: checkDateLimits(date, limits) };
  };
  // A year of two digits is read when the field is left: until then '20' may become '2026'.
  const isWhole = (text: string) => /\d{4}$/.test(text.trim());
  const { refusal, bound } = useTyped({ value, onChange, onBlur, read, write: formatTanggal, isWhole });
  const tellRefused = useEffectEvent((why: string | null) => inPair?.onRefused(why));
  useEffect(() => tellRefused(refusal), [refusal]);
  const { ref } = bound;
  const isWrong = Boolean(refusal ?? error);
  const describedBy = inPair && isWrong ? inPair.id : null;
  useEffect(() => {
    if (!inPair) return;
    // The input takes its description from its own wrapper alone, which has no sentence of a pair's.
    if (describedBy === null) ref.current?.removeAttribute('aria-describedby');
    else ref.current?.setAttribute('aria-describedby', describedBy);
  });
  return (
    <TextInput
      {...others}
      {...bound}
      {...(inPair ? { 'aria-label': label } : { label })}
      rightSectionWidth={40}
      inputMode="numeric"
      autoComplete="off"
      placeholder="HH-BB-TTTT"
      error={inPair ? isWrong : (refusal ?? error)}
    />
  );
}
