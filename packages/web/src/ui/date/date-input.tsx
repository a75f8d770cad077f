import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { afterPress } from '../../kit/form/after-press.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { checkDateLimits } from './date-limits.ts';
import type { FieldProps } from '../form/field-props.ts';
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
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // A refused text empties the value, and must stay to be mended; a date still being typed stays under the fingers.
    if (value !== null) {
      setLeft(false);
      if (typed === null || readTypedDate(typed) !== value) setTyped(null);
    }
  }

  const read = (text: string) => {
    if (text.trim() === '') return { date: null, refusal: null };
    const date = readTypedDate(text);
    if (!date) return { date: null, refusal: 'Isi tanggal sebagai HH-BB-TTTT, misalnya 20-11-2026' };
    return { date, refusal: checkDateLimits(date, limits) };
  };
  // While it holds what it cannot take the field is invalid to its form too, which must not send the emptied value.
  const input = useRef<HTMLInputElement>(null);
  const refusal = typed === null ? null : read(typed).refusal;
  useEffect(() => input.current?.setCustomValidity(refusal ?? ''), [refusal]);

  // What was refused is read again as long as it stands: once the other end of a range has moved, it may be within the limits.
  const standing = left && typed !== null ? read(typed) : null;
  const mended = standing && !standing.refusal ? standing.date : null;
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (mended) tell(mended);
  }, [mended]);

  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    const { date, refusal } = read(text);
    // A year of two digits is read when the field is left: until then '20' may become '2026'.
    if (text.trim() === '' || (date && !refusal && /\d{4}$/.test(text.trim()))) onChange(date);
  };
  const leave = () => {
    if (typed !== null) {
      const { date, refusal } = read(typed);
      // Its sentence would push away the button that is being pressed.
      afterPress(() => setLeft(refusal !== null));
      if (!refusal) {
        setTyped(null);
        if (date !== value) onChange(date);
      } else if (value !== null) onChange(null);
    }
    onBlur?.();
  };

  return (
    <TextInput
      {...others}
      ref={input}
      onInvalid={(event) => {
        event.preventDefault();
        setLeft(true);
      }}
      {...(hideLabel ? { 'aria-label': label } : { label })}
      rightSectionWidth={40}
      inputMode="numeric"
      autoComplete="off"
      placeholder="HH-BB-TTTT"
      value={typed ?? (value ? formatTanggal(value) : '')}
      error={standing?.refusal ?? error}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
