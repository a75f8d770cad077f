import { pengelola } from '@hadir/contract/anggota/pengelola/pengelola.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api/api.ts';
import { OrganisasiPicker } from '../pickers/organisasi-picker.tsx';
import { TenantPicker } from '../pickers/tenant-picker.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

type Values = { tenant_id: number | undefined; organisasi_id: number | undefined; nama: string; email: string };
type Props = {
  /** An admin of a tenant, or an operator of an organisation. */
  peran: 'admin' | 'operator';
  /** Where, where that is known already; else it is chosen. */
  tempat?: { id: number; nama: string };
  /** What is said before the invitation. */
  children?: ReactNode;
  onClose: () => void;
};

/** A new admin or operator, who activates his account by the mailed link. */
export function UndangPengelolaDialog({ peran, tempat, children, onClose }: Props) {
  const marks = { errors: 'caller', refetches: ['anggota', 'tenant', 'kuota', 'statistikTenant'] } as const;
  const admin = useMutation(api.pengelola.addAdmin.mutation(marks));
  const operator = useMutation(api.pengelola.addOperator.mutation(marks));
  const isAdmin = peran === 'admin';
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title={tempat ? `Undang ${peran} ${tempat.nama}` : isAdmin ? 'Undang admin induk' : 'Undang operator'}
      submitLabel="Kirim undangan"
      initialValues={{ tenant_id: tempat?.id, organisasi_id: tempat?.id, nama: '', email: '' }}
      schema={(isAdmin ? pengelola.addAdmin : pengelola.addOperator).input}
      onSubmit={({ tenant_id = 0, organisasi_id = 0, ...siapa }) =>
        isAdmin ? admin.mutateAsync({ ...siapa, tenant_id }) : operator.mutateAsync({ ...siapa, organisasi_id })
      }
    >
      {({ field }) => (
        <>
          {children && <p>{children}</p>}
          <p>Tautan untuk memilih nama pengguna dan kata sandi dikirim ke emailnya.</p>
          {!tempat && isAdmin && <TenantPicker required {...field('tenant_id')} />}
          {!tempat && !isAdmin && <OrganisasiPicker required {...field('organisasi_id')} />}
          <TextInput label="Nama" required {...field('nama')} />
          <TextInput label="Email" type="email" required autoComplete="off" {...field('email')} />
        </>
      )}
    </FormDialog>
  );
}
