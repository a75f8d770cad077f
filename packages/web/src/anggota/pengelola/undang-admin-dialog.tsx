import { pengelola } from '@hadir/contract/anggota/pengelola/pengelola.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { TenantPicker } from '../../base/pickers/tenant-picker.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Values = { tenant_id: number | undefined; nama: string; email: string };

/** A new admin of a tenant, who activates his account by the mailed link. */
export function UndangAdminDialog({ onClose }: { onClose: () => void }) {
  const add = useMutation(api.pengelola.addAdmin.mutation({ errors: 'caller' }));
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title="Undang admin tenant"
      submitLabel="Kirim undangan"
      initialValues={{ tenant_id: undefined, nama: '', email: '' }}
      schema={pengelola.addAdmin.input}
      onSubmit={({ tenant_id = 0, nama, email }) => add.mutateAsync({ tenant_id, nama, email })}
    >
      {({ field }) => (
        <>
          <p>Tautan untuk memilih username dan kata sandi dikirim ke emailnya.</p>
          <TenantPicker required {...field('tenant_id')} />
          <TextInput label="Nama" required {...field('nama')} />
          <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
        </>
      )}
    </FormDialog>
  );
}
