import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { api } from '../../base/api/api.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import { listTahunBuku } from './list-tahun-buku.ts';

type Props = { organisasi_id: number; opened: boolean; onClose: () => void };
type Values = { tahun: number; group_id: number | null };

/** Has the leave books of everyone, or of one group, made in the background as one PDF. */
export function SemuaBukuDialog({ organisasi_id, opened, onClose }: Props) {
  const years = listTahunBuku(useToday());
  const generate = useMutation(api.saldoCuti.generateBukuCuti.mutation({ errors: 'caller', refetches: ['laporan'] }));
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Buku cuti semua anggota"
      submitLabel="Buat"
      initialValues={{ tahun: years[0] ?? 0, group_id: null }}
      schema={SCHEMA}
      onSubmit={({ tahun, group_id }) =>
        generate.mutateAsync({ organisasi_id, tahun, ...(group_id === null ? {} : { group_id }) })
      }
    >
      {({ field }) => (
        <>
          <p>Satu PDF, setiap anggota mulai di halaman baru. Kemajuannya tampil di bawah daftar saldo.</p>
          <ChoiceField
            label="Tahun"
            choices={years.map((year) => ({ value: year, label: String(year) }))}
            {...field('tahun')}
          />
          <GrupPicker
            organisasi_id={organisasi_id}
            empty={{ value: null, label: 'Semua anggota' }}
            {...field('group_id')}
          />
        </>
      )}
    </FormDialog>
  );
}

const SCHEMA = z.object({ tahun: z.int(), group_id: z.nullable(z.int()) });
