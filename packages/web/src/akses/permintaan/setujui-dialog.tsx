import { sebutMilik } from '@hadir/contract/organisasi/sebut-milik.ts';
import { permintaanAkses, type PermintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { TenantPicker } from '../../base/pickers/tenant-picker.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';

const schema = z.omit(permintaanAkses.approvePermintaanAkses.input, { permintaan_akses_id: true });

type Values = { email: string; tenant_id: number | undefined };

/** Says what an approval does, to whom the link goes, and, where the code is nobody's, under which tenant it comes. */
export function SetujuiDialog({ minta, onClose }: { minta: PermintaanAkses; onClose: () => void }) {
  const approve = useMutation(
    api.permintaanAkses.approvePermintaanAkses.mutation({ errors: 'caller', refetches: ['tenant', 'organisasi'] }),
  );
  const { permintaan_akses_id, jenis, nama, pemohon_nama, pemohon_email } = minta;
  const needsTenant = jenis === 'organisasi' && minta.tenant_id === null;
  return (
    <FormDialog<Values>
      opened
      onClose={onClose}
      title={`Setujui ${nama}?`}
      submitLabel="Setujui"
      initialValues={{ email: pemohon_email, tenant_id: undefined }}
      schema={schema}
      onSubmit={({ email, tenant_id }) => approve.mutateAsync({ permintaan_akses_id, email, tenant_id })}
    >
      {({ field }) => (
        <>
          <p>
            {sebutMilik(jenis === 'tenant')} ini langsung aktif, dan {pemohon_nama} menjadi{' '}
            {jenis === 'tenant' ? 'admin' : 'operator'} pertamanya. Tautan aktivasi dikirim ke emailnya.
          </p>
          {needsTenant && <TenantPicker required {...field('tenant_id')} />}
          <TextInput label="Email pemohon" type="email" required autoComplete="off" {...field('email')} />
        </>
      )}
    </FormDialog>
  );
}
