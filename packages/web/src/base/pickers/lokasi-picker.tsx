import { ChoiceField } from '../../ui/form/choice-field.tsx';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { useLokasiPicker } from './use-lokasi-picker.ts';

type Props<Empty> = Omit<FieldProps, 'label'> & {
  organisasi_id: number;
  label?: string;
  value: number | Empty;
  onChange: (lokasi_presensi_id: number | Empty) => void;
  empty: { value: Empty; label: string };
};

/** One attendance location. */
export function LokasiPicker<Empty extends null | undefined>(props: Props<Empty>) {
  const { organisasi_id, label = 'Lokasi presensi', empty, value, ...field } = props;
  const { choices } = useLokasiPicker(organisasi_id, { keep: value ? [value] : [] });
  return <ChoiceField label={label} choices={[empty, ...choices]} value={value} {...field} />;
}
