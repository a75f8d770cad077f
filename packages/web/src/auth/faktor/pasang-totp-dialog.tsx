import { KodeTotp } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { QrCode } from '../../ui/show/qr-code.tsx';
import classes from './faktor.module.css';
import { SandiDialog } from '../../base/forms/sandi-dialog.tsx';

type Props = { onClose: () => void; onDone: (kode_pemulihan: string[] | null) => void };

/** Sets an authenticator app up: the password, then the QR code, then the first code that the app shows. */
export function PasangTotpDialog({ onClose, onDone }: Props) {
  const start = useMutation(api.faktor.startTotp.mutation({ errors: 'caller', quiet: true, apart: true }));
  const activate = useMutation(api.faktor.activateTotp.mutation({ errors: 'caller', refetches: ['auth'] }));
  // A dialog closes once it has sent; this one's place is then taken by the next.
  const isBegun = useRef(false);
  const begun = start.data;
  if (!begun) {
    return (
      <SandiDialog
        title="Pasang aplikasi autentikator"
        pesan="Siapkan aplikasi seperti Google Authenticator, Microsoft Authenticator, atau Aegis di ponsel Anda."
        submitLabel="Lanjut"
        onSubmit={async (password) => {
          await start.mutateAsync({ password });
          isBegun.current = true;
        }}
        onClose={() => isBegun.current || onClose()}
      />
    );
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title="Pindai dengan aplikasi"
      initialValues={{ kode: '' }}
      schema={z.object({ kode: KodeTotp })}
      submitLabel="Aktifkan"
      onSubmit={async (values) => onDone((await activate.mutateAsync(values)).kode_pemulihan)}
    >
      {({ field }) => (
        <>
          <QrCode label="Kode QR untuk aplikasi autentikator" text={begun.uri} />
          <TextInput
            label="Kode yang tampak di aplikasi"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field('kode')}
          />
          <p className={classes['hint']}>
            Aplikasinya di perangkat ini? <a href={begun.uri}>Buka di aplikasi autentikator</a>. Tidak dapat memindai?
            Ketik kunci ini di aplikasi:{' '}
            <span className={classes['rahasia']}>{begun.rahasia.match(/.{1,4}/g)?.join(' ')}</span>
          </p>
        </>
      )}
    </FormDialog>
  );
}
