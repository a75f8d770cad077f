import { NumberInput, type NumberFieldProps } from './number-input.tsx';
import type { TypedReading } from './use-typed.ts';

/** A whole number, typed; thousands may be parted by points. */
export function NumberField(props: NumberFieldProps) {
  return <NumberInput {...props} inputMode="numeric" read={readWhole} write={String} />;
}

function readWhole(text: string): TypedReading<number> {
  const digits = text.trim();
  if (digits === '') return { value: null, refusal: null };
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(digits)) {
    return { value: null, refusal: 'Isi bilangan bulat dengan angka saja, misalnya 10' };
  }
  const value = Number(digits.replaceAll('.', ''));
  return value > 999_999_999 ? { value: null, refusal: 'Angkanya terlalu besar' } : { value, refusal: null };
}
