import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { TextInput } from '@mantine/core';
import { api } from '../../base/api/api.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import classes from '../dasar/jadwal.module.css';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { polaSchema, toPolaIsi, toPolaValues, toSalinanPola, type PolaValues } from './pola-values.ts';
import { PolaWeeks } from './pola-weeks.tsx';
import { SasaranField } from './sasaran-field.tsx';
import { SiklusField } from './siklus-field.tsx';

type Props = {
  organisasi_id: number;
  pola?: PolaKerja | undefined;
  /** A new one that begins as this one is. */
  salinan?: PolaKerja | undefined;
  shifts: readonly KodeShift[];
  opened: boolean;
  onClose: () => void;
};

/** A cycle of shifts and days off, the days that it generates, and whom it is given to. */
export function PolaFormDialog({ organisasi_id, pola, salinan, shifts, opened, onClose }: Props) {
  const today = useToday();
  const store = usePerubahan(api.polaKerja.savePolaKerja, { sebutBagi: true });
  return (
    <FormDialog<PolaValues>
      opened={opened}
      onClose={onClose}
      title={pola ? 'Ubah pola kerja' : salinan ? `Salin ${salinan.nama}` : 'Buat pola kerja'}
      width={860}
      initialValues={salinan ? toSalinanPola(salinan, today) : toPolaValues(pola, today)}
      schema={polaSchema}
      onSubmit={(values) =>
        store.submit({ organisasi_id, pola_kerja_id: pola?.pola_kerja_id ?? null, ...toPolaIsi(values) })
      }
    >
      {({ field, form }) => {
        const { siklus, tgl_acuan } = form.values;
        return (
          <>
            <div className={classes['dates']}>
              <TextInput label="Nama" required maxLength={100} autoComplete="off" {...field('nama')} />
              <DatePicker
                label="Hari pertama siklus"
                required
                description="Tanggal jatuhnya hari ke-1"
                {...field('tgl_acuan')}
              />
            </div>
            <SiklusField shifts={shifts} {...field('siklus')} />
            {siklus.length > 0 && tgl_acuan && (
              <PolaWeeks siklus={siklus} tgl_acuan={tgl_acuan} sekitar={tgl_acuan} shifts={shifts} />
            )}
            <SasaranField organisasi_id={organisasi_id} {...field('sasaran')} />
          </>
        );
      }}
    </FormDialog>
  );
}
