import { ChoiceField } from '../../ui/form/choice-field.tsx';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { useFilterList } from './use-filter-list.ts';
import { useGrupPicker } from './use-grup-picker.ts';

type Props<Empty> = Omit<FieldProps, 'label'> & {
  organisasi_id: number;
  label?: string;
  /** The label is heard but not seen, where the empty choice says what it is: 'Semua grup'. */
  hideLabel?: boolean;
  value: number | Empty;
  onChange: (group_id: number | Empty) => void;
  /** The choice of no group: 'Semua', 'Tanpa grup'. */
  empty: { value: Empty; label: string };
  /** It narrows what the screen shows: its list may come after that. */
  isFilter?: boolean;
};

export function GrupPicker<Empty extends null | undefined>(props: Props<Empty>) {
  const { organisasi_id, label = 'Grup', hideLabel = false, isFilter = false, empty, value, ...field } = props;
  const { enabled, onFocus } = useFilterList(!isFilter || typeof value === 'number');
  const { choices } = useGrupPicker(organisasi_id, { keep: value, enabled });
  return (
    <ChoiceField
      {...(hideLabel ? { 'aria-label': label } : { label })}
      choices={[empty, ...choices]}
      value={value}
      onFocus={onFocus}
      {...field}
    />
  );
}
