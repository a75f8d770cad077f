import { TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { Dialog } from '../ui/layer/dialog.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { HariKeputusanField } from './hari-keputusan-field.tsx';
import { keputusanSchema, toKeputusanIsi, toKeputusanValues, type KeputusanValues } from './keputusan-values.ts';
import { useTahunLibur } from './use-tahun-libur.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

type Props = { opened: boolean; onClose: () => void };

/** What the table says of a year. Tenants and organisations get it with their next synchronisation. */
export function KeputusanDialog({ opened, onClose }: Props) {
  const today = useToday();
  const [tahun, setTahun] = useState(() => tahunOf(today));
  const { data, error, refetch } = useQuery(api.liburNasional.listKeputusanLibur.query({}, { errors: 'caller' }));
  const years = useTahunLibur();
  const update = useMutation(api.liburNasional.changeKeputusanLibur.mutation({ errors: 'caller' }));
  if (!data) {
    return (
      <Dialog opened={opened} onClose={onClose} title="Keputusan SKB" width={900}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />}
      </Dialog>
    );
  }
  return (
    <FormDialog<KeputusanValues>
      key={tahun}
      opened={opened}
      onClose={onClose}
      title="Keputusan SKB"
      width={900}
      initialValues={toKeputusanValues(data.find((one) => one.tahun === tahun))}
      schema={keputusanSchema(tahun)}
      onSubmit={(values) => update.mutateAsync({ tahun, ...toKeputusanIsi(values) })}
    >
      {({ field, form }) => (
        <>
          <p>Induk dan instansi mendapatkannya saat menyinkronkan hari libur tahun ini.</p>
          <ChoiceField
            label="Tahun"
            value={tahun}
            choices={years.map((value) => ({ value, label: String(value) }))}
            disabled={form.isDirty()}
            description={form.isDirty() && 'Simpan atau batalkan dahulu sebelum berpindah tahun'}
            onChange={setTahun}
          />
          <TextInput label="Nomor keputusan" required maxLength={300} {...field('nomor')} />
          <TextInput label="Keterangan" maxLength={500} {...field('keterangan')} />
          <HariKeputusanField {...field('hari')} />
        </>
      )}
    </FormDialog>
  );
}
