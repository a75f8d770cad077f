import { isBermenit } from '@hadir/rules/kehadiran/hari/check-menit-skor.ts';
import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import { JENIS_SKOR } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';
import { TextInput } from '@mantine/core';
import type { Pemilik } from '../base/api/pemilik.ts';
import { usePerubahan } from '../base/dampak/use-perubahan.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { LABEL_PELANGGARAN } from '@hadir/contract/kehadiran/hari/label-pelanggaran.ts';
import { HapusSkorButtons } from './hapus-skor-buttons.tsx';
import { skorCalls } from './skor-calls.ts';
import { sebutMulaiSkor } from './sebut-mulai-skor.ts';
import { SkorIndukField } from './skor-induk-field.tsx';
import { useToday } from '../kit/zona/use-today.ts';
import { skorSchema, toSkorIsi, toSkorValues, type SkorValues } from './skor-values.ts';
import { DINILAI_TANPANYA } from './dinilai-tanpanya.ts';

type Props = { pemilik: Pemilik; skor?: SkorPresensi | undefined; opened: boolean; onClose: () => void };

const JENIS = JENIS_SKOR.map((value) => ({ value, label: LABEL_PELANGGARAN[value] }));

/** A lateness category: which minutes it covers, what it cuts, and when it holds. */
export function SkorFormDialog({ pemilik, skor, opened, onClose }: Props) {
  const calls = skorCalls(pemilik);
  const create = usePerubahan(calls.create);
  const update = usePerubahan(calls.update);
  const today = useToday();
  const remove = usePerubahan(calls.delete);
  const save = (values: SkorValues) => {
    const { salin_induk, ...isi } = toSkorIsi(values);
    return skor
      ? update.submit({ ...isi, skor_presensi_id: skor.skor_presensi_id })
      : create.submit({ ...isi, ...('organisasi_id' in pemilik && { salin_induk }) });
  };
  const drop = async (isi: { skor_presensi_id: number; hapus_salinan?: boolean }) => {
    if (await remove.run(isi)) onClose();
  };
  return (
    <FormDialog<SkorValues>
      opened={opened}
      onClose={onClose}
      title={skor ? 'Ubah kategori' : 'Tambah kategori'}
      submitLabel={skor ? 'Simpan' : 'Tambah'}
      initialValues={toSkorValues(skor, today)}
      schema={skorSchema}
      onSubmit={save}
      extra={
        skor &&
        ('organisasi_id' in pemilik ? (
          <HapusSkorButtons
            organisasi_id={pemilik.organisasi_id}
            skor={skor}
            loading={remove.sending}
            onDelete={(hapus_salinan) => void drop({ skor_presensi_id: skor.skor_presensi_id, hapus_salinan })}
          />
        ) : (
          <DeleteButton
            title={`Hapus kategori ${skor.nama}?`}
            message={DINILAI_TANPANYA}
            loading={remove.sending}
            onDelete={() => void drop({ skor_presensi_id: skor.skor_presensi_id })}
          />
        ))
      }
    >
      {({ field, form }) => (
        <>
          <TextInput label="Nama" required maxLength={50} placeholder="TL 1" autoComplete="off" {...field('nama')} />
          <ChoiceField label="Jenis" choices={JENIS} {...field('jenis')} />
          {isBermenit(form.values.jenis) && (
            <FieldGroup legend="Menit">
              <NumberField label="Dari" required unit="menit" {...field('menit_dari')} />
              <NumberField
                label="Sampai"
                unit="menit"
                description="Kosong berarti tanpa batas"
                {...field('menit_sampai')}
              />
            </FieldGroup>
          )}
          <TextInput label="Potongan (%)" required inputMode="decimal" placeholder="0,5" {...field('potongan')} />
          <FieldGroup legend="Masa berlaku">
            <DatePicker
              label="Berlaku sejak"
              required
              description={sebutMulaiSkor(skor, form.values)}
              {...field('tgl_mulai')}
            />
            <DatePicker label="Sampai" description="Kosong berarti seterusnya" {...field('tgl_selesai')} />
          </FieldGroup>
          {'organisasi_id' in pemilik && (
            <SkorIndukField
              organisasi_id={pemilik.organisasi_id}
              values={form.values}
              salin={
                skor
                  ? undefined
                  : {
                      checked: form.values.salin_induk,
                      onChange: (checked) => form.setFieldValue('salin_induk', checked),
                    }
              }
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
