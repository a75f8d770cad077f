import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { nilaiOf } from '@hadir/rules/kuesioner/check-susunan.ts';
import type { Filters } from '../../base/filters/read-filters.ts';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { sebutNilai } from '../susun/pertanyaan/syarat-field.tsx';
import type { HASIL_FIELDS } from './hasil-fields.ts';
import classes from './hasil.module.css';

export type FilterHasil = Filters<typeof HASIL_FIELDS>;
type Props = {
  organisasi_id: number;
  kuesioner: KuesionerDetail;
  filters: FilterHasil;
  onChange: (changes: Partial<FilterHasil>) => void;
};

/** What results are narrowed by; of an anonymous one an answer alone. */
export function HasilFilters({ organisasi_id, kuesioner, filters, onChange }: Props) {
  const { bagian, is_anonim } = kuesioner;
  const asked = bagian
    .flatMap(({ pertanyaan }) => pertanyaan)
    .filter(({ jenis }) => jenis === 'pilihan' || jenis === 'skala' || (jenis === 'beberapa' && !is_anonim));
  const answers = asked.flatMap((one) =>
    (nilaiOf(one) ?? []).map((nilai) => ({
      value: `${one.pertanyaan_id}-${nilai}`,
      label: `${one.judul}: ${sebutNilai(one, nilai)}`,
    })),
  );
  return (
    <div className={classes['saring']}>
      {!is_anonim && (
        <>
          <GrupPicker<undefined>
            isFilter
            organisasi_id={organisasi_id}
            empty={{ value: undefined, label: 'Semua grup' }}
            value={filters.group_id}
            onChange={(group_id) => onChange({ group_id })}
          />
          <DateRangePicker
            label="Dikirim"
            notAfterToday
            value={{ from: filters.from || null, to: filters.to || null }}
            onChange={({ from, to }) => onChange({ from: from ?? '', to: to ?? '' })}
          />
        </>
      )}
      <ChoiceField
        label="Yang menjawab"
        value={filters.jawaban}
        choices={[{ value: undefined, label: 'Semua' }, ...answers]}
        onChange={(jawaban) => onChange({ jawaban })}
      />
    </div>
  );
}
