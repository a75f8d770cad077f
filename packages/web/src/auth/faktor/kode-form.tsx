import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { api } from '../../base/api/api.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/auth-form.module.css';
import { focusAtOnce } from './focus-at-once.ts';

type Props = { token: string; cara: 'totp' | 'pemulihan'; onEnter: (me: Me) => void; onHeld: () => void };

const ISIAN = {
  totp: {
    label: 'Kode dari aplikasi autentikator',
    description: '6 angka yang sedang tampak di aplikasi; berganti setiap 30 detik.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  pemulihan: {
    label: 'Kode pemulihan',
    description: 'Salah satu kode yang Anda simpan, misalnya k3m9p-x7w2q. Setiap kode berlaku satu kali.',
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const;

/** Signs in by a code. */
export function KodeForm({ token, cara, onEnter, onHeld }: Props) {
  const [kode, setKode] = useState('');
  const [asked, setAsked] = useState(false);
  const enter = useMutation({
    ...api.faktor.enterByKode.mutation({ quiet: true, apart: true, errors: 'caller' }),
    onSuccess: onEnter,
    onError: (error) => {
      if (error instanceof ApiError && error.body.error === 'faktor.wait') onHeld();
    },
  });
  const missing = asked && kode.trim() === '' ? 'Wajib diisi' : null;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (kode.trim() === '') return event.currentTarget.querySelector('input')?.focus();
    enter.mutate({ token, cara, kode: kode.trim() });
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <FormNotice failure={enter.error} />
      <TextInput
        {...ISIAN[cara]}
        required
        ref={focusAtOnce}
        autoCapitalize="none"
        spellCheck={false}
        value={kode}
        onChange={(event) => setKode(event.currentTarget.value)}
        error={missing}
      />
      <Button type="submit" size="md" loading={enter.isPending}>
        Masuk
      </Button>
    </form>
  );
}
