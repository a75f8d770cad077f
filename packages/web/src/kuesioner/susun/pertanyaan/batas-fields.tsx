import { TextInput } from '@mantine/core';
import { DecimalField } from '../../../ui/form/decimal-field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import type { Pertanyaan } from '../isi/isi-kuesioner.ts';

type Props = { pertanyaan: Pertanyaan; onChange: (changes: Partial<Pertanyaan>, field: string) => void };

/** Ends of a scale with what they mean, bounds of a number, or how many of several may be chosen. */
export function BatasFields({ pertanyaan, onChange }: Props) {
  const { jenis, minimum, maksimum, label_minimum, label_maksimum } = pertanyaan;
  const least = { value: minimum, onChange: (value: number | null) => onChange({ minimum: value }, 'minimum') };
  const most = { value: maksimum, onChange: (value: number | null) => onChange({ maksimum: value }, 'maksimum') };
  if (jenis === 'angka') {
    return (
      <FieldGroup legend="Batas angka">
        <DecimalField label="Paling kecil" {...least} />
        <DecimalField label="Paling besar" {...most} />
      </FieldGroup>
    );
  }
  if (jenis === 'beberapa') {
    return (
      <FieldGroup legend="Banyaknya yang dipilih">
        <NumberField label="Paling sedikit" {...least} />
        <NumberField label="Paling banyak" {...most} />
      </FieldGroup>
    );
  }
  if (jenis !== 'skala') return null;
  return (
    <FieldGroup legend="Skala">
      <NumberField label="Dari" required {...least} />
      <TextInput
        label="Arti ujung kecil"
        maxLength={60}
        autoComplete="off"
        value={label_minimum}
        onChange={({ currentTarget: { value } }) => onChange({ label_minimum: value }, 'label_minimum')}
      />
      <NumberField label="Sampai" required {...most} />
      <TextInput
        label="Arti ujung besar"
        maxLength={60}
        autoComplete="off"
        value={label_maksimum}
        onChange={({ currentTarget: { value } }) => onChange({ label_maksimum: value }, 'label_maksimum')}
      />
    </FieldGroup>
  );
}
