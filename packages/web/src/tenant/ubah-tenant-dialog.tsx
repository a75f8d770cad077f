import { tenant as calls } from '@hadir/contract/tenant/tenant.contract.ts';
import type { Tenant } from '@hadir/contract/tenant/tenant.ts';
import { teksWajib } from '@hadir/contract/kit/fields.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

type Props = { tenant: Tenant; opened: boolean; onClose: () => void };

const schema = z.extend(z.omit(calls.changeTenant.input, { tenant_id: true, nama: true }), { nama: teksWajib(200) });

/** The profile of a tenant; its number, code, status and quota are not changed here. */
export function UbahTenantDialog({ tenant, opened, onClose }: Props) {
  const save = useMutation(api.tenant.changeTenant.mutation({ errors: 'caller', refetches: ['auth', 'organisasi'] }));
  const { tenant_id, nama, email, alamat } = tenant;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Ubah profil induk"
      initialValues={{ nama, email: email ?? '', alamat: alamat ?? '' }}
      schema={schema}
      onSubmit={(values) => save.mutateAsync({ ...values, tenant_id })}
    >
      {({ field }) => (
        <>
          <TextInput label="Nama induk" required autoComplete="off" {...field('nama')} />
          <TextInput label="Email" type="email" autoComplete="off" {...field('email')} />
          <Textarea label="Alamat" autosize minRows={2} {...field('alamat')} />
        </>
      )}
    </FormDialog>
  );
}
