import { NumberInput, type NumberFieldProps } from './number-input.tsx';
import type { TypedReading } from './use-typed.ts';

/** A number with at most one decimal after a comma, typed; a point is taken for the comma. */
export function DecimalField(props: NumberFieldProps) {
  return (
    <NumberInput {...props} inputMode="decimal" read={readDecimal} write={(value) => String(value).replace('.', ',')} />
  );
}

function readDecimal(text: string): TypedReading<number> {
  const typed = text.trim().replace('.', ',');
  if (typed === '') return { value: null, refusal: null };
  // "7," is seven on its way to seven and a half.
  if (!/^\d{1,6}(,\d?)?$/.test(typed)) {
    return {
      value: null,
      refusal: 'Isi angka tanpa tanda kurang, dengan paling banyak satu angka di belakang koma, misalnya 9,5',
    };
  }
  return { value: Number(typed.replace(',', '.')), refusal: null };
}
