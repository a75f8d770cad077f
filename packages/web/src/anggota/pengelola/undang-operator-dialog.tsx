import { pengelola } from '@hadir/contract/anggota/pengelola/pengelola.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { OrganisasiPicker } from '../../base/pickers/organisasi-picker.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Values = { organisasi_id: number | undefined; nama: string; email: string };

/** A new operator of an organisation, who activates his account by the mailed link. */
export function UndangOperatorDialog({ onClose }: { onClose: () => void }) {
  const add = useMutation(api.pengelola.addOperator.mutation({ errors: 'caller', refetches: ['anggota'] }));
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title="Undang operator"
      submitLabel="Kirim undangan"
      initialValues={{ organisasi_id: undefined, nama: '', email: '' }}
      schema={pengelola.addOperator.input}
      onSubmit={({ organisasi_id = 0, nama, email }) => add.mutateAsync({ organisasi_id, nama, email })}
    >
      {({ field }) => (
        <>
          <p>Tautan untuk memilih username dan kata sandi dikirim ke emailnya.</p>
          <OrganisasiPicker required {...field('organisasi_id')} />
          <TextInput label="Nama" required {...field('nama')} />
          <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
        </>
      )}
    </FormDialog>
  );
}
