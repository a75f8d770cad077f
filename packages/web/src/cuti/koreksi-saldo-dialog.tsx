import type { Saldo } from '@hadir/contract/cuti/saldo-cuti.contract.ts';
import { teksWajib } from '@hadir/contract/kit/fields.ts';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../kit/api.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { NumberField } from '../ui/number-field.tsx';

type Values = { sisa: number | null; keterangan: string };
type Props = { organisasi_id: number; saldo: Saldo; opened: boolean; onClose: () => void; onSaved: () => void };

const schema = z.object({
  sisa: z.nullable(z.int()).check(z.refine((sisa) => sisa !== null, 'Isi saldo yang benar')),
  keterangan: teksWajib(300),
});

/** What a balance should be today; the ledger keeps the difference with its remark. */
export function KoreksiSaldoDialog({ organisasi_id, saldo, opened, onClose, onSaved }: Props) {
  const update = useMutation(api.saldoCuti.update.mutation({ errors: 'caller', refetches: ['cuti'] }));
  const { user_id, cuti_kategori_id } = saldo;
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Koreksi saldo"
      initialValues={{ sisa: Math.floor(saldo.sisa), keterangan: '' }}
      schema={schema}
      onSubmit={async ({ sisa, keterangan }) => {
        await update.mutateAsync({ organisasi_id, user_id, cuti_kategori_id, sisa: sisa ?? 0, keterangan });
        onSaved();
      }}
    >
      {({ field }) => (
        <>
          <NumberField label="Saldo hari ini seharusnya" required unit="hari" {...field('sisa')} />
          <Textarea label="Keterangan" required maxLength={300} autosize minRows={2} {...field('keterangan')} />
        </>
      )}
    </FormDialog>
  );
}
