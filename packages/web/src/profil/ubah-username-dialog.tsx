import { Username } from '@hadir/contract/auth/dasar/auth-fields.ts';
import { SandiUlang } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { SandiField } from '../base/forms/sandi-field.tsx';
import { UsernameField } from '../base/forms/username-field.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { notify } from '../ui/feedback/notify.ts';

type Props = { me: Me; opened: boolean; onClose: () => void };

const Isian = z.extend(SandiUlang, { username: Username });

export function UbahUsernameDialog({ me, opened, onClose }: Props) {
  const save = useMutation(api.akun.changeUsername.mutation({ errors: 'caller', refetches: ['auth'] }));
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Ubah Username"
      initialValues={{ username: me.username ?? '', password: '' }}
      schema={Isian}
      onSubmit={({ username, password }) =>
        save.mutateAsync(
          { user_id: me.user_id, username, password },
          // Why it failed stands in the form.
          { onError: () => notify.error('Username gagal diperbarui') },
        )
      }
    >
      {({ field }) => (
        <>
          <UsernameField {...field('username')} />
          <SandiField {...field('password')} />
        </>
      )}
    </FormDialog>
  );
}
