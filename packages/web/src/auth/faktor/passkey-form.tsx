import type { FaktorDiminta } from '@hadir/contract/auth/faktor/faktor-diminta.ts';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { Button } from '@mantine/core';
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/auth-form.module.css';
import { focusAtOnce } from './focus-at-once.ts';
import { askPasskey } from './passkey-browser.ts';

type Props = { token: string; opsi: NonNullable<FaktorDiminta['opsi']>; onEnter: (me: Me) => void };

/** Signs in by one of the account's passkeys. */
export function PasskeyForm({ token, opsi, onEnter }: Props) {
  const enter = useMutation({
    mutationFn: async () => api.faktor.enterByPasskey.call({ token, jawaban: await askPasskey(opsi) }),
    meta: { errors: 'caller', apart: true },
    onSuccess: onEnter,
  });
  return (
    <div className={classes['form']}>
      <FormNotice
        failure={enter.error}
        pesan="Perangkat akan meminta sidik jari, wajah, PIN, atau kunci keamanan Anda."
      />
      <Button
        size="md"
        ref={focusAtOnce}
        loading={enter.isPending}
        leftSection={<IconFingerprint size={18} aria-hidden="true" />}
        onClick={() => enter.mutate()}
      >
        Lanjut dengan passkey
      </Button>
    </div>
  );
}
