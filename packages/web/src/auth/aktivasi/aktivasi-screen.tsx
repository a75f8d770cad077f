import { Button, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { useSearchText } from '../../base/filters/use-search-text.ts';
import { Link } from '../../ui/show/link.tsx';
import { AktivasiForm } from './aktivasi-form.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import classes from '../dasar/auth-form.module.css';
import { SudahAktif } from './sudah-aktif.tsx';

/** Activation by the token that the organisation handed out, typed or scanned from its sheet. */
export function AktivasiScreen() {
  const token = useSearchText('token');
  return token === '' ? <AskToken /> : <AktivasiForm token={token} />;
}

function AskToken() {
  const { history } = useRouter();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') history.push(hrefTo('user.aktivasi', {}, { token: text.trim() }));
  };
  return (
    <AuthPage title="Aktivasi akun" subtitle="Masukkan token pada lembar aktivasi dari instansi Anda.">
      <form className={classes['form']} noValidate onSubmit={submit}>
        <TextInput
          label="Token aktivasi"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={missing ? 'Wajib diisi' : null}
        />
        <Button type="submit" size="md">
          Lanjutkan
        </Button>
        <p className={classes['foot']}>
          Tidak punya lembar?{' '}
          <Link className={classes['link']} href={hrefTo('user.aktivasi-akun')}>
            Minta kode aktivasi
          </Link>
        </p>
        <SudahAktif />
      </form>
    </AuthPage>
  );
}
