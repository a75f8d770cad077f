import { TextInput } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { useTyped, type TypedReading } from './use-typed.ts';

export type NumberFieldProps = FieldProps & {
  /** Empty is `null`. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** After the field: 'menit'. */
  unit?: string;
};

type Props = NumberFieldProps & {
  read: (text: string) => TypedReading<number>;
  write: (value: number) => string;
  inputMode: 'numeric' | 'decimal';
};

/** A number typed. What cannot be read stays as typed and says why, and is never taken for another number. */
export function NumberInput({
  value,
  onChange,
  read,
  write,
  unit,
  required,
  disabled,
  error,
  onBlur,
  ...field
}: Props) {
  const { refusal, bound } = useTyped({ value, onChange, onBlur, read, write });
  return (
    <TextInput
      {...field}
      {...bound}
      required={required ?? false}
      disabled={disabled ?? false}
      autoComplete="off"
      error={refusal ?? error}
      {...(unit && { rightSection: <span>{unit}</span>, rightSectionWidth: 64, rightSectionPointerEvents: 'none' })}
    />
  );
}
