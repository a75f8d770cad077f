import { YA_TIDAK } from './ya-tidak.ts';
import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { TextInput } from '@mantine/core';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import type { FieldProps } from '../ui/form/field-props.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { AngkaAtributField } from './angka-atribut-field.tsx';

type Props = Omit<FieldProps, 'label'> & {
  atribut: AtributAktif;
  /** In the one form of its tipe; empty where nothing is filled in. */
  nilai: string;
  onChange: (nilai: string) => void;
};

const BELUM = { value: '', label: 'Belum diisi' };
const PILIHAN_YA_TIDAK = [BELUM, ...YA_TIDAK];

/** The field in which an atribut is filled in. */
export function NilaiAtributField({ atribut, nilai, onChange, ...field }: Props) {
  const props = { ...field, label: atribut.nama, value: nilai, onChange };
  switch (atribut.tipe) {
    case 'teks':
      return (
        <TextInput
          {...props}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'angka':
      return <AngkaAtributField {...props} />;
    case 'tanggal':
      return <DatePicker {...props} value={nilai || null} onChange={(tanggal) => onChange(tanggal ?? '')} />;
    case 'ya_tidak':
      return <ChoiceField {...props} choices={PILIHAN_YA_TIDAK} />;
    case 'pilihan':
      return (
        <ChoiceField {...props} choices={[BELUM, ...atribut.pilihan.map((one) => ({ value: one, label: one }))]} />
      );
  }
}
