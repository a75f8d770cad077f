import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps & {
  /** With at most one decimal; empty is `null`. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** After the field: 'hari'. */
  unit?: string;
};

const toText = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));
const toValue = (text: string) => (text === '' ? null : Number(text.replace(',', '.')));

/** A number with a decimal comma, typed; a point is taken for the comma. What is neither is not taken. */
export function DecimalField({ value, onChange, unit, required, disabled, ...field }: Props) {
  const [typed, setTyped] = useState(toText(value));
  return (
    <TextInput
      {...field}
      required={required ?? false}
      disabled={disabled ?? false}
      inputMode="decimal"
      autoComplete="off"
      // "7," is seven on its way to seven and a half.
      value={toValue(typed) === value ? typed : toText(value)}
      onChange={(event) => {
        const [whole = '', ...rest] = event.currentTarget.value.replaceAll('.', ',').split(',');
        const digits = whole.replace(/\D/g, '').slice(0, 6);
        const next =
          rest.length === 0 || digits === '' ? digits : `${digits},${rest.join('').replace(/\D/g, '').slice(0, 1)}`;
        setTyped(next);
        onChange(toValue(next));
      }}
      {...(unit && { rightSection: <span>{unit}</span>, rightSectionWidth: 64, rightSectionPointerEvents: 'none' })}
    />
  );
}
