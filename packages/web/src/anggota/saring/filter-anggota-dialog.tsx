import { sebutAktif } from '@hadir/contract/kit/label-status-tempat.ts';
import { SARING_AKTIVASI, LABEL_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import { PILIHAN_PERAN } from '../dasar/pilihan-peran.ts';
import { choicesOf } from '../../ui/form/choices-of.ts';
import { LABEL_GENDER } from '@hadir/contract/kit/label-gender.ts';
import { FilterAnggota as FilterAnggotaSchema } from '@hadir/contract/anggota/daftar/anggota-input.ts';
import { JENIS_KEPEGAWAIAN } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import * as z from 'zod/mini';
import { useQuery } from '@tanstack/react-query';
import { isRentangTerbalik } from '@hadir/rules/atribut/is-rentang-terbalik.ts';
import { SaringAtributSection } from '../../atribut/saring-atribut-section.tsx';
import { api } from '../../base/api/api.ts';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { readFilters } from '../../base/filters/read-filters.ts';
import { LokasiPicker } from '../../base/pickers/lokasi-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { CheckGroup } from '../../ui/form/check-group.tsx';
import { FilterDialog } from '../../ui/layer/filter-dialog.tsx';
import { usePhone } from '../../ui/show/use-phone.ts';
import { FILTER_ANGGOTA, type FilterAnggota } from './filter-anggota.ts';
import { readSaringAtribut, writeSaringAtribut } from './saring-atribut.ts';
import classes from '../dasar/anggota.module.css';

const schema = z.extend(z.omit(FilterAnggotaSchema, { organisasi_id: true, count: true, atribut: true }), {
  atribut: z
    .string()
    .check(
      z.refine((text) => !Object.values(readSaringAtribut(text)).some(isRentangTerbalik), 'Periksa rentang angkanya'),
    ),
});

const NONE = readFilters(FILTER_ANGGOTA, {});

type Props = {
  organisasi_id: number;
  opened: boolean;
  onClose: () => void;
  filters: FilterAnggota;
  onApply: (values: FilterAnggota) => void;
};

const ALL = { value: undefined, label: 'Semua' };

export function FilterAnggotaDialog({ organisasi_id, opened, onClose, filters, onApply }: Props) {
  const { q, sort, kolom_atribut } = filters;
  // Where there is a table, they are chosen beside its other columns.
  const phone = usePhone();
  const { data: atribut = [] } = useQuery(api.nilaiAtribut.listAtributAktif.query({ organisasi_id }));
  return (
    <FilterDialog
      opened={opened}
      onClose={onClose}
      title="Filter anggota"
      values={filters}
      defaults={{ ...NONE, q, sort, kolom_atribut }}
      schema={schema}
      onApply={(values) => onApply({ ...values, page: 1 })}
    >
      {({ field }) => (
        <div className={classes['fields']}>
          <ChoiceField
            label="Status"
            choices={[ALL, { value: true, label: sebutAktif(true) }, { value: false, label: sebutAktif(false) }]}
            {...field('is_aktif')}
          />
          <ChoiceField
            label="Aktivasi"
            choices={[
              ALL,
              ...[SARING_AKTIVASI.sudah, SARING_AKTIVASI.belum].map((value) => ({
                value,
                label: LABEL_AKTIVASI[value],
              })),
            ]}
            {...field('aktivasi')}
          />
          <ChoiceField label="Peran" choices={[ALL, ...PILIHAN_PERAN]} {...field('role')} />
          <GrupPicker organisasi_id={organisasi_id} empty={ALL} {...field('group_id')} />
          <LokasiPicker organisasi_id={organisasi_id} empty={ALL} {...field('lokasi_presensi_id')} />
          <ChoiceField label="Jenis kelamin" choices={[ALL, ...choicesOf(LABEL_GENDER)]} {...field('gender')} />
          <ChoiceField
            label="Jenis kepegawaian"
            choices={[ALL, ...JENIS_KEPEGAWAIAN.map((jenis) => ({ value: jenis, label: jenis }))]}
            {...field('jenis_kepegawaian')}
          />
          <ChoiceField
            label="Verifikasi wajah"
            choices={[ALL, { value: true, label: 'Terverifikasi' }, { value: false, label: 'Belum terverifikasi' }]}
            {...field('is_face_verified')}
          />
          <ChoiceField
            label="Biometrik"
            choices={[ALL, { value: true, label: 'Biometrik' }, { value: false, label: 'Non-biometrik' }]}
            {...field('is_biometrik')}
          />
          <SaringAtributSection
            atribut={atribut}
            value={readSaringAtribut(field('atribut').value)}
            onChange={(next) => field('atribut').onChange(writeSaringAtribut(next))}
          />
          {phone && atribut.length > 0 && (
            <CheckGroup
              label="Atribut yang tampil di daftar"
              choices={atribut.map(({ atribut_id, nama }) => ({ value: atribut_id, label: nama }))}
              {...field('kolom_atribut')}
            />
          )}
        </div>
      )}
    </FilterDialog>
  );
}
