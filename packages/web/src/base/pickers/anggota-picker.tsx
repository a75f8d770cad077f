import type { FieldProps } from '../../ui/form/field-props.ts';
import { AnggotaMultiPicker } from './anggota-multi-picker.tsx';

type Props = Omit<FieldProps, 'label'> & {
  organisasi_id: number;
  label: string;
  value: number | null;
  onChange: (user_id: number | null) => void;
  /** The name of who is chosen already. */
  nama?: string | null;
  /** It narrows what the screen shows: its list may come after that. */
  isFilter?: boolean;
};

/** One member, searched by name; choosing another takes his place. */
export function AnggotaPicker({ value, onChange, nama, ...others }: Props) {
  return (
    <AnggotaMultiPicker
      {...others}
      single
      value={value === null ? [] : [value]}
      onChange={(ids) => onChange(ids.at(-1) ?? null)}
      known={value !== null && nama ? [{ id: value, label: nama }] : []}
    />
  );
}
