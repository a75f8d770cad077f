import { organisasi as calls, type Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

type Props = { tenant_id: number; opened: boolean; onAdded: (made: Organisasi) => void; onClose: () => void };

const schema = z.pick(calls.addOrganisasi.input, { kode_organisasi: true, nama: true, npsn: true, alamat: true });

/** A new organisation of a tenant; the rest of its profile is its operator's to fill. */
export function OrganisasiFormDialog({ tenant_id, opened, onAdded, onClose }: Props) {
  const add = useMutation(
    api.organisasi.addOrganisasi.mutation({ errors: 'caller', refetches: ['tenant', 'kuota', 'statistikTenant'] }),
  );
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Tambah instansi"
      submitLabel="Tambah"
      initialValues={{ nama: '', kode_organisasi: '', npsn: '', alamat: '' }}
      schema={schema}
      onSubmit={async (values) => onAdded(await add.mutateAsync({ ...values, tenant_id }))}
    >
      {({ field }) => (
        <>
          <TextInput label="Nama instansi" required autoComplete="off" {...field('nama')} />
          <TextInput
            label="Kode instansi"
            description="Dipakai di alamat dan lembar aktivasi; tidak berubah lagi."
            required
            autoComplete="off"
            {...field('kode_organisasi')}
          />
          <TextInput label="NPSN" autoComplete="off" {...field('npsn')} />
          <Textarea label="Alamat" autosize minRows={2} {...field('alamat')} />
        </>
      )}
    </FormDialog>
  );
}
