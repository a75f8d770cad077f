import { Button, TextInput } from '@mantine/core';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/auth-form.module.css';

type Props = {
  username: string;
  value: string;
  error: string | undefined;
  onChange: (kode: string) => void;
};

/** For whoever must wait because of strangers' tries: a code is mailed to him, and typed beside the password. */
export function KodeMasukFields({ username, value, error, onChange }: Props) {
  const send = useMutation(api.auth.sendKodeMasuk.mutation({ quiet: true, apart: true, errors: 'caller' }));
  const isSent = send.isSuccess;
  return (
    <fieldset className={classes['kode']}>
      <legend>Masuk dengan kode dari email</legend>
      <FormNotice
        failure={send.error}
        pesan={
          isSent
            ? 'Jika akun ini punya alamat email, kode sudah dikirim ke sana. Periksa juga folder spam.'
            : 'Tidak perlu menunggu: minta kode ke email akun Anda, lalu masukkan bersama kata sandi.'
        }
      />
      <TextInput
        id="kode"
        name="kode"
        label="Kode dari email"
        placeholder="ABCD-2345"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
      <Button
        variant="default"
        loading={send.isPending}
        disabled={username.trim() === ''}
        leftSection={<IconMail size={16} aria-hidden="true" />}
        onClick={() => send.mutate({ username })}
      >
        {isSent ? 'Kirim kode lagi' : 'Kirim kode ke email'}
      </Button>
    </fieldset>
  );
}
