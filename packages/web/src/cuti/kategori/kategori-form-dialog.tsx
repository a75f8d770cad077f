import { LABEL_HITUNGAN } from '@hadir/contract/cuti/kategori/label-hitungan.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { choicesOf } from '../../ui/form/choices-of.ts';
import { LABEL_GENDER } from '@hadir/contract/kit/label-gender.ts';
import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { JENIS_CUTI } from '@hadir/rules/cuti/kategori/jenis-cuti.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DecimalField } from '../../ui/form/decimal-field.tsx';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { LABEL_JENIS_CUTI } from '../dasar/label-jenis-cuti.ts';
import { BatasRekanField } from './batas-rekan-field.tsx';
import { TURUNAN_KATEGORI } from './turunan-kategori.ts';
import { kategoriSchema, toKategoriValues, type KategoriValues } from './kategori-values.ts';

type Props = { organisasi_id: number; kategori?: KategoriCuti | undefined; opened: boolean; onClose: () => void };

const GENDER = [{ value: null, label: 'Semua anggota' }, ...choicesOf(LABEL_GENDER)];
const TAHUN_BAWA = [
  { value: 1 as const, label: 'Satu tahun' },
  { value: 2 as const, label: 'Dua tahun, bila tidak dipakai sama sekali' },
];

/** What a category of leave allows, and how its balance renews itself. */
export function KategoriFormDialog({ organisasi_id, kategori, opened, onClose }: Props) {
  const marks = { errors: 'caller', refetches: TURUNAN_KATEGORI } as const;
  const create = useMutation(api.kategoriCuti.addKategoriCuti.mutation(marks));
  const update = useMutation(api.kategoriCuti.changeKategoriCuti.mutation(marks));
  const save = (values: KategoriValues) => {
    const { jatah_tahunan, maks_bawa, min_pemberitahuan, maks_mundur, batas_rekan } = values;
    const isi = {
      ...values,
      organisasi_id,
      jatah_tahunan: jatah_tahunan ?? 0,
      maks_bawa: maks_bawa ?? 0,
      min_pemberitahuan: min_pemberitahuan ?? 0,
      maks_mundur: maks_mundur ?? 0,
      batas_rekan: batas_rekan && { ...batas_rekan, nilai: batas_rekan.nilai ?? 0 },
    };
    return kategori
      ? update.mutateAsync({ ...isi, cuti_kategori_id: kategori.cuti_kategori_id })
      : create.mutateAsync(isi);
  };
  return (
    <FormDialog<KategoriValues>
      opened={opened}
      onClose={onClose}
      title={kategori ? 'Ubah kategori' : 'Tambah kategori'}
      width={720}
      initialValues={toKategoriValues(kategori)}
      schema={kategoriSchema}
      onSubmit={save}
    >
      {({ field, checkbox, form }) => (
        <>
          <FieldGroup legend="Kategori">
            <TextInput label="Nama" required maxLength={80} {...field('nama')} />
            <ChoiceField
              label="Jenis"
              choices={JENIS_CUTI.map((value) => ({ value, label: LABEL_JENIS_CUTI[value] }))}
              {...field('jenis')}
            />
            <ChoiceField label="Dihitung menurut" choices={choicesOf(LABEL_HITUNGAN)} {...field('hitungan')} />
            <ChoiceField label="Untuk" choices={GENDER} {...field('gender')} />
          </FieldGroup>
          <FieldGroup legend="Batas">
            <NumberField
              label="Paling lama"
              description="Kosong berarti tanpa batas"
              unit="hari"
              {...field('maks_hari')}
            />
            <NumberField
              label="Diajukan paling lambat"
              description="Sebelum hari pertamanya"
              unit="hari"
              {...field('min_pemberitahuan')}
            />
            <NumberField
              label="Boleh mundur"
              description="Diajukan sesudah hari pertamanya"
              unit="hari"
              {...field('maks_mundur')}
            />
            <NumberField
              label="Lampiran wajib mulai"
              description="Kosong berarti tidak wajib"
              unit="hari"
              {...field('lampiran_mulai_hari')}
            />
          </FieldGroup>
          <BatasRekanField
            value={form.values.batas_rekan}
            onChange={(next) => form.setFieldValue('batas_rekan', next as never)}
            error={form.errors['batas_rekan.nilai']}
          />
          <Checkbox label="Dapat diambil setengah hari" {...checkbox('is_setengah_hari')} />
          <Checkbox label="Memakai saldo" {...checkbox('is_saldo')} />
          {form.values.is_saldo && (
            <FieldGroup legend="Saldo">
              <DecimalField label="Jatah setahun" unit="hari" {...field('jatah_tahunan')} />
              <DecimalField label="Paling banyak terbawa" unit="hari" {...field('maks_bawa')} />
              <ChoiceField label="Hak hidup selama" choices={TAHUN_BAWA} {...field('tahun_bawa')} />
              <TextInput
                label="Bawaan hangus setelah"
                description="HH-BB, misalnya 31-03; kosong berarti akhir tahun"
                maxLength={5}
                value={sebutTanggal(form.values.bawaan_sampai ?? '')}
                onChange={(event) =>
                  form.setFieldValue('bawaan_sampai', sebutTanggal(event.currentTarget.value) || null)
                }
                error={form.errors['bawaan_sampai']}
              />
              <Checkbox
                label="Anggota yang masuk di tengah tahun mendapat jatah menurut sisa bulannya"
                {...checkbox('is_prorata')}
              />
            </FieldGroup>
          )}
        </>
      )}
    </FormDialog>
  );
}
