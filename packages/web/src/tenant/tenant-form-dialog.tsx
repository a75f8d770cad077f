import { tenant as calls } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

type Props = { opened: boolean; onClose: () => void; onAdded: (tenant: Tenant) => void };

/** A new tenant with its first admin, who is mailed the link that activates his account. */
export function TenantFormDialog({ opened, onClose, onAdded }: Props) {
  const add = useMutation(api.tenant.addTenant.mutation({ errors: 'caller' }));
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Tambah induk"
      submitLabel="Buat dan kirim tautan"
      initialValues={{ nama: '', email: '', alamat: '', admin_nama: '', admin_email: '' }}
      schema={calls.addTenant.input}
      onSubmit={async (values) => onAdded(await add.mutateAsync(values))}
    >
      {({ field }) => (
        <>
          <TextInput label="Nama induk" required autoComplete="off" {...field('nama')} />
          <TextInput label="Email induk" type="email" autoComplete="off" {...field('email')} />
          <Textarea label="Alamat" autosize minRows={2} {...field('alamat')} />
          <FieldGroup legend="Admin pertama">
            <TextInput label="Nama admin" required autoComplete="off" {...field('admin_nama')} />
            <TextInput
              label="Email admin"
              description="Tautan aktivasi dikirim ke sini. Ia sendiri memilih nama pengguna dan kata sandinya."
              type="email"
              required
              autoComplete="off"
              {...field('admin_email')}
            />
          </FieldGroup>
        </>
      )}
    </FormDialog>
  );
}
