import { permintaanAktivasi } from '@hadir/contract/anggota/permintaan/permintaan-aktivasi.contract.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { AkunBaruForm, sandiSama } from './akun-baru-form.tsx';

const Isian = permintaanAktivasi.activateUser.input.check(sandiSama);

/** Ends an activation by the code of the mail. */
export function KodeAktivasiForm({ kode, onBack }: { kode: string; onBack: () => void }) {
  const activate = useMutation(
    api.permintaanAktivasi.activateUser.mutation({ quiet: true, apart: true, errors: 'caller' }),
  );
  return (
    <AkunBaruForm
      initialValues={{ kode, username: '', password: '', password_confirmation: '' }}
      schema={Isian}
      activate={(values) => activate.mutateAsync(values)}
      extra={
        kode === '' && (
          <Button variant="default" size="md" onClick={onBack}>
            Minta kode lagi
          </Button>
        )
      }
    >
      {({ field }) => (
        <TextInput
          label="Kode aktivasi"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('kode')}
        />
      )}
    </AkunBaruForm>
  );
}
