import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { askPasskey } from './passkey-browser.ts';

type Props = { onEnter: (me: Me) => void; onFailure: (error: Error | null) => void };

/** Signs in without a name or a password, by a passkey that knows its owner. */
export function MasukPasskeyButton({ onEnter, onFailure }: Props) {
  const enter = useMutation({
    mutationFn: async () => {
      const { token, opsi } = await api.faktor.startMasukPasskey.call({});
      return api.faktor.enterByPasskey.call({ token, jawaban: await askPasskey(opsi) });
    },
    meta: { errors: 'caller', apart: true },
    onMutate: () => onFailure(null),
    onError: onFailure,
    onSuccess: onEnter,
  });
  return (
    <Button variant="default" size="md" loading={enter.isPending} onClick={() => enter.mutate()}>
      Masuk dengan passkey
    </Button>
  );
}
