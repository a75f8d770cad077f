import { TextInput } from '@mantine/core';
import type { FieldProps } from './field-props.ts';

type Props = FieldProps & {
  /** A whole number; empty is `null`. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** After the field: 'menit'. */
  unit?: string;
};

/** A whole number, typed. What is no digit is not taken. */
export function NumberField({ value, onChange, unit, required, disabled, ...field }: Props) {
  return (
    <TextInput
      {...field}
      required={required ?? false}
      disabled={disabled ?? false}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 9);
        onChange(digits === '' ? null : Number(digits));
      }}
      {...(unit && { rightSection: <span>{unit}</span>, rightSectionWidth: 64, rightSectionPointerEvents: 'none' })}
    />
  );
}
