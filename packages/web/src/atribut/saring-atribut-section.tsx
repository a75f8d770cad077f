import { YA_TIDAK } from './ya-tidak.ts';
import type { AtributAktif, SaringAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { TextInput } from '@mantine/core';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { DateRangePicker } from '../ui/date/date-range-picker.tsx';
import { AngkaAtributField } from './angka-atribut-field.tsx';
import { isRentangTerbalik } from '@hadir/rules/atribut/is-rentang-terbalik.ts';

type Props = { atribut: readonly AtributAktif[]; value: SaringAtribut; onChange: (value: SaringAtribut) => void };

const PESAN_TERBALIK = 'Isi angka yang tidak kurang dari yang paling kecil';
const SEMUA = { value: undefined, label: 'Semua' };
const KOSONG = { value: null, label: 'Belum diisi' };

/** By which attributes a list of members is narrowed, within a form of filters. */
export function SaringAtributSection({ atribut, value, onChange }: Props) {
  const change = (atribut_id: number, next: string | null | undefined) => {
    const { [atribut_id]: _, ...others } = value;
    onChange(next === undefined || next === '' ? others : { ...others, [atribut_id]: next });
  };
  return atribut.map((one) => (
    <SaringField
      key={one.atribut_id}
      atribut={one}
      value={value[one.atribut_id]}
      onChange={(next) => change(one.atribut_id, next)}
    />
  ));
}

type FieldProps = {
  atribut: AtributAktif;
  value: string | null | undefined;
  onChange: (next: string | null | undefined) => void;
};

function SaringField({ atribut: { nama, tipe, pilihan }, value, onChange }: FieldProps) {
  switch (tipe) {
    case 'teks':
      return (
        <TextInput
          label={`${nama} memuat`}
          value={value ?? ''}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'angka': {
      const [dari = '', sampai = ''] = (value ?? '').split('..');
      const say = (from: string, to: string) => onChange(from || to ? `${from}..${to}` : undefined);
      return (
        <>
          <AngkaAtributField label={`${nama} paling kecil`} value={dari} onChange={(next) => say(next, sampai)} />
          <AngkaAtributField
            label={`${nama} paling besar`}
            value={sampai}
            error={isRentangTerbalik(value ?? null) ? PESAN_TERBALIK : undefined}
            onChange={(next) => say(dari, next)}
          />
        </>
      );
    }
    case 'tanggal': {
      const [from = '', to = ''] = (value ?? '').split('..');
      return (
        <DateRangePicker
          label={nama}
          value={{ from: from || null, to: to || null }}
          onChange={(range) => onChange(range.from || range.to ? `${range.from ?? ''}..${range.to ?? ''}` : undefined)}
        />
      );
    }
    case 'ya_tidak':
      return <ChoiceField label={nama} choices={[SEMUA, ...YA_TIDAK, KOSONG]} value={value} onChange={onChange} />;
    case 'pilihan':
      return (
        <ChoiceField
          label={nama}
          choices={[SEMUA, ...pilihan.map((one) => ({ value: one, label: one })), KOSONG]}
          value={value}
          onChange={onChange}
        />
      );
  }
}
