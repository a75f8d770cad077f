import { NativeSelect } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { FieldProps } from './field-props.ts';

export type Choice<T> = { value: T; label: string };

type Props<T> = Omit<FieldProps, 'label'> & {
  /** Above the field; where there is no room for it, `aria-label` says it. */
  label?: string;
  'aria-label'?: string;
  value: T;
  onChange: (value: T) => void;
  /** Among them, where nothing may be chosen, one whose value is `null` or `undefined`: 'Semua', 'Tanpa grup'. */
  choices: readonly Choice<NoInfer<T>>[];
};

/** One of a few: the system's own list, quick on a phone and by keyboard. */
export function ChoiceField<T>({ value, onChange, choices, required, disabled, ...field }: Props<T>) {
  const at = choices.findIndex((choice) => Object.is(choice.value, value));
  return (
    <NativeSelect
      {...field}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}
      required={required ?? false}
      disabled={disabled ?? false}
      value={String(at)}
      onChange={(event) => {
        const chosen = choices[Number(event.currentTarget.value)];
        if (chosen) onChange(chosen.value);
      }}
    >
      {at < 0 && <option value="-1">Pilih</option>}
      {choices.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
