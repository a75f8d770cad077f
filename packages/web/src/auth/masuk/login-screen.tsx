import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { api } from '../../base/api/api.ts';
import { fieldErrorsOf } from '../../kit/failure/field-errors.ts';
import { useSearchText } from '../../base/filters/use-search-text.ts';
import { Link } from '../../ui/show/link.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import { MasukSimpatikaButton } from '../simpatika/masuk-simpatika-button.tsx';
import { MasukPasskeyButton } from '../faktor/masuk-passkey-button.tsx';
import { hasPasskeys } from '../faktor/passkey-browser.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { KodeMasukFields } from './kode-masuk-fields.tsx';
import classes from '../dasar/auth-form.module.css';
import { rememberedUsername } from './remembered-username.ts';
import { useEnter } from '../dasar/use-enter.ts';

const FaktorStep = lazy(async () => ({ default: (await import('../faktor/faktor-step.tsx')).FaktorStep }));

const KembaliSimpatika = lazy(async () => ({
  default: (await import('../simpatika/kembali-simpatika.tsx')).KembaliSimpatika,
}));
const DaftarInstansi = lazy(async () => ({ default: (await import('../daftar/daftar-instansi.tsx')).DaftarInstansi }));

/** Signing in; and the form by which an institution asks to come in, which is reached from here. */
export function LoginScreen() {
  const [code, state, iss] = [useSearchText('code'), useSearchText('state'), useSearchText('iss')];
  const isDaftar = useSearchText('bagian') === 'daftar';
  if (code === '' && !isDaftar) return <Masuk />;
  return (
    <Suspense>{isDaftar ? <DaftarInstansi /> : <KembaliSimpatika code={code} state={state} iss={iss} />}</Suspense>
  );
}

/** What the browser comes back with when it could not be sent to the staff system, or nobody signed in there. */
const GAGAL_SIMPATIKA: Readonly<Record<string, string>> = {
  off: 'Masuk dengan Simpatika tidak tersedia di sini',
  unreachable: 'Simpatika tidak menjawab. Coba lagi nanti, atau masuk dengan kata sandi',
  access_denied: 'Masuk dengan Simpatika dibatalkan',
};

/** What a provider may answer beside these (RFC 6749, 4.1.2.1) is ours or his to mend, not the caller's. */
const GAGAL_LAIN = 'Simpatika tidak dapat memasukkan Anda. Coba lagi nanti, atau masuk dengan kata sandi';

function Masuk() {
  const { pesan: told, sambungan } = useLocation({ select: ({ state }) => state });
  const [gagal, ditolak] = [useSearchText('simpatika'), useSearchText('error')];
  const sebab = gagal || ditolak;
  const pesan = told ?? (sebab === '' ? undefined : (GAGAL_SIMPATIKA[sebab] ?? GAGAL_LAIN));
  const enter = useEnter();
  const login = useMutation({
    ...api.auth.login.mutation({ quiet: true, apart: true, errors: 'caller' }),
    onSuccess: (answer) => 'token' in answer || enter(answer),
    onError: (error) => {
      if (error instanceof ApiError && error.body.error === 'auth.wait') setHeld(true);
    },
  });
  const [username, setUsername] = useState(rememberedUsername.read);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(username !== '');
  const [asked, setAsked] = useState(false);
  const [kode, setKode] = useState(useSearchText('kode'));
  // Once he was made to wait, the code stays at hand, whatever is answered next.
  const [isHeld, setHeld] = useState(kode !== '');
  const [passkeyFailure, setPasskeyFailure] = useState<Error | null>(null);

  const missing = (text: string) => (asked && text.trim() === '' ? 'Wajib diisi' : null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (username.trim() === '' || password === '') {
      event.currentTarget.querySelector<HTMLInputElement>(username.trim() === '' ? '#username' : '#password')?.focus();
      return;
    }
    setPasskeyFailure(null);
    rememberedUsername.keep(remember ? username.trim() : '');
    const brought = kode.trim() === '' ? {} : { kode };
    login.mutate({ grant_type: 'password', client_id: 2, username, password, service: 'web', ...brought });
  };

  const { kode: kodeSalah } = fieldErrorsOf(login.error);
  if (login.data && 'token' in login.data) {
    return (
      <Suspense>
        <FaktorStep diminta={login.data} onEnter={enter} onBack={login.reset} onHeld={() => setHeld(true)} />
      </Suspense>
    );
  }
  const failure = passkeyFailure ?? (kodeSalah ? null : login.error);
  return (
    <AuthPage title="Masuk" subtitle="Gunakan akun yang diberikan instansi Anda.">
      <form className={classes['form']} noValidate onSubmit={submit}>
        <FormNotice failure={failure} pesan={pesan} />
        {sambungan !== undefined && (
          <p className={classes['foot']}>
            Bukan akun Simpatika Anda?{' '}
            <Link className={classes['link']} href={hrefTo('login')}>
              Masuk tanpa menyambungkan
            </Link>
          </p>
        )}
        <TextInput
          id="username"
          name="username"
          label="Nama pengguna"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          leftSection={<IconUser size={16} aria-hidden="true" />}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
          error={missing(username)}
        />
        <PasswordInput
          id="password"
          name="password"
          label="Kata sandi"
          required
          autoComplete="current-password"
          leftSection={<IconLock size={16} aria-hidden="true" />}
          visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan kata sandi' }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={missing(password)}
        />
        {isHeld && <KodeMasukFields username={username} value={kode} error={kodeSalah} onChange={setKode} />}
        <div className={classes['row']}>
          <Checkbox
            label="Ingat saya"
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <Link className={classes['link']} href={hrefTo('user.resetpassword')}>
            Lupa kata sandi?
          </Link>
        </div>
        <Button type="submit" size="md" loading={login.isPending} rightSection={<IconArrowRight size={16} />}>
          Masuk
        </Button>
        <MasukSimpatikaButton />
        {hasPasskeys() && <MasukPasskeyButton onEnter={enter} onFailure={setPasskeyFailure} />}
        <p className={classes['foot']}>
          Belum punya akun?{' '}
          <Link className={classes['link']} href={hrefTo('user.aktivasi')}>
            Aktivasi akun
          </Link>
        </p>
        <p className={classes['foot']}>
          Instansi belum terdaftar?{' '}
          <Link className={classes['link']} href={hrefTo('login', {}, { bagian: 'daftar' })}>
            Daftarkan instansi
          </Link>
        </p>
      </form>
    </AuthPage>
  );
}
