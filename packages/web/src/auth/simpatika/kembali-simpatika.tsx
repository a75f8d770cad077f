import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AuthPage } from '../dasar/auth-page.tsx';
import classes from '../dasar/auth-form.module.css';
import { useToLogin } from '../dasar/use-to-login.ts';
import { useEnter } from '../dasar/use-enter.ts';
import { TIDAK_TERDAFTAR } from './tidak-terdaftar.ts';

const FaktorStep = lazy(async () => ({ default: (await import('../faktor/faktor-step.tsx')).FaktorStep }));

const PERLU_SANDI =
  'Akun Hadir Anda ditemukan. Masuk sekali dengan nama pengguna dan kata sandinya; sesudah itu cukup dengan Simpatika.';

type Props = { code: string; state: string; iss: string };

/** Back from the staff system: ends the sign-in, or says what is still to be done. */
export function KembaliSimpatika({ code, state, iss }: Props) {
  const router = useRouter();
  const enter = useEnter();
  const toLogin = useToLogin();
  const masuk = useMutation({
    ...api.masukSimpatika.enterSimpatika.mutation({ quiet: true, apart: true, errors: 'caller' }),
    onSuccess: (answer) => {
      if ('user_id' in answer) enter(answer);
      if (!('sambungan' in answer)) return;
      const { sambungan, aktivasi } = answer;
      if (aktivasi === null) toLogin(PERLU_SANDI, sambungan);
      else router.history.replace(hrefTo('user.aktivasi-simpatika', { token: aktivasi }), { sambungan });
    },
    onError: (error) => {
      const sebab = error instanceof ApiError ? (error.body.error ?? '').replace('masuk_simpatika.', '') : '';
      if (sebab in TIDAK_TERDAFTAR) router.history.replace(hrefTo('user.notregistered', {}, { sebab }));
      else toLogin(sebutKegagalan(error));
    },
  });
  // The code is good for once: rendering twice must not send it twice.
  const isSent = useRef(false);
  const send = useEffectEvent(() => {
    if (isSent.current) return;
    isSent.current = true;
    masuk.mutate({ code, state, ...(iss && { iss }) });
  });
  useEffect(() => send(), []);

  if (masuk.data && 'cara' in masuk.data) {
    return (
      <Suspense>
        <FaktorStep
          diminta={masuk.data}
          onEnter={enter}
          onBack={() => toLogin('Masuk dibatalkan')}
          onHeld={() => undefined}
        />
      </Suspense>
    );
  }
  return (
    <AuthPage title="Masuk dengan Simpatika" subtitle="Memeriksa jawaban Simpatika…">
      <div className={classes['form']} role="status" aria-label="Memeriksa jawaban Simpatika">
        <Skeleton lines={3} height={36} />
      </div>
    </AuthPage>
  );
}
