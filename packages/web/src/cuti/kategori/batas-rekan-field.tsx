import type { ReactNode } from 'react';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import type { BatasRekanValue } from './kategori-values.ts';

type Props = {
  value: BatasRekanValue | null;
  onChange: (value: BatasRekanValue | null) => void;
  error: ReactNode;
};

const TINDAKAN = [
  { value: null, label: 'Tidak dibatasi' },
  { value: 'ingatkan' as const, label: 'Ingatkan bila terlampaui' },
  { value: 'tolak' as const, label: 'Tolak bila terlampaui' },
];
const SATUAN = [
  { value: 'orang' as const, label: 'Jumlah orang' },
  { value: 'persen' as const, label: 'Persen dari grupnya' },
];
const BARU: BatasRekanValue = { tindakan: 'ingatkan', satuan: 'orang', nilai: null };

/** How many of a group may be away on one day. */
export function BatasRekanField({ value, onChange, error }: Props) {
  return (
    <FieldGroup legend="Rekan segrup yang tidak masuk bersamaan">
      <ChoiceField
        label="Batas"
        choices={TINDAKAN}
        value={value?.tindakan ?? null}
        onChange={(tindakan) => onChange(tindakan && { ...(value ?? BARU), tindakan })}
      />
      {value && (
        <>
          <ChoiceField
            label="Dihitung sebagai"
            choices={SATUAN}
            value={value.satuan}
            onChange={(satuan) => onChange({ ...value, satuan })}
          />
          <NumberField
            label="Paling banyak"
            description="Termasuk yang mengajukan, pada hari yang sama"
            required
            unit={value.satuan === 'orang' ? 'orang' : '%'}
            value={value.nilai}
            onChange={(nilai) => onChange({ ...value, nilai })}
            error={error}
          />
        </>
      )}
    </FieldGroup>
  );
}
