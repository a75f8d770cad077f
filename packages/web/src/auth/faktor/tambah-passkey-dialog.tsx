import { NamaPasskey, SandiUlang } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import { deviceOf } from '@hadir/contract/auth/device-of.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { makePasskey } from './passkey-browser.ts';
import { SandiField } from '../../base/forms/sandi-field.tsx';

type Props = { onClose: () => void; onDone: (kode_pemulihan: string[] | null) => void };

const Isian = z.extend(SandiUlang, { nama: NamaPasskey });

/** Has this device, or a key that is put into it, make a passkey for the account. */
export function TambahPasskeyDialog({ onClose, onDone }: Props) {
  const start = useMutation(api.faktor.startPasskey.mutation({ errors: 'caller', quiet: true, apart: true }));
  const add = useMutation(api.faktor.addPasskey.mutation({ errors: 'caller', refetches: ['auth'] }));
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Tambah passkey"
      initialValues={{ nama: deviceOf(navigator.userAgent), password: '' }}
      schema={Isian}
      submitLabel="Lanjut"
      onSubmit={async ({ nama, password }) => {
        const { token, opsi } = await start.mutateAsync({ password });
        const jawaban = await makePasskey(opsi);
        onDone((await add.mutateAsync({ token, nama, jawaban })).kode_pemulihan);
      }}
    >
      {({ field }) => (
        <>
          <p>
            Passkey memakai sidik jari, wajah, atau PIN perangkat Anda, atau kunci keamanan. Tidak ada yang dihafal.
          </p>
          <TextInput
            label="Nama passkey"
            description="Supaya Anda mengenalinya kelak, misalnya Laptop kantor"
            required
            {...field('nama')}
          />
          <SandiField {...field('password')} />
        </>
      )}
    </FormDialog>
  );
}
