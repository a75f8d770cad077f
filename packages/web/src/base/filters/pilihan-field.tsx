import type { Pilihan } from '@hadir/contract/kit/pilihan/pilihan.ts';
import type { FieldBinding } from '../../kit/form/use-hadir-form.ts';
import { CheckGroup } from '../../ui/form/check-group.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { sebutPilihan, type KataPilihan } from './kata-pilihan.ts';

type Props = {
  pilihan: Pilihan;
  kata: KataPilihan;
  /** The filter as it stands in the address: by its `pilih` a list of numbers, or one value or none. */
  field: Omit<FieldBinding<unknown>, 'onChange'> & { onChange: (next: never) => void };
};

type Satu = FieldBinding<string | number | undefined>;

/** The dialog's input for a filter that is a choice among values. */
export function PilihanField({ pilihan, kata, field }: Props) {
  const choices = <T extends string | number>(nilai: readonly T[]) =>
    nilai.map((value) => ({ value, label: sebutPilihan(kata, value) }));
  return pilihan.pilih === 'beberapa' ? (
    <CheckGroup label={kata.label} choices={choices(pilihan.nilai)} {...(field as FieldBinding<number[]>)} />
  ) : (
    <ChoiceField
      label={kata.label}
      choices={[{ value: undefined, label: 'Semua' }, ...choices(pilihan.nilai)]}
      {...(field as Satu)}
    />
  );
}
