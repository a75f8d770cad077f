import { Username } from '@hadir/contract/auth/auth-fields.ts';
import type { Me } from '@hadir/contract/auth/me.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormNotice } from '../ui/form-notice.tsx';
import { api } from '../kit/api.ts';
import { useHadirForm } from '../kit/use-hadir-form.ts';
import { Dialog } from '../ui/dialog.tsx';

type Props = { me: Me; opened: boolean; onClose: () => void };

const Isian = z.object({ username: Username });

export function UbahUsernameDialog({ me, opened, onClose }: Props) {
  const save = useMutation(api.akun.username.mutation({ errors: 'caller', refetches: ['auth'] }));
  const { field, submit, sending, failure } = useHadirForm({
    initialValues: { username: me.username ?? '' },
    schema: Isian,
    onSubmit: async ({ username }) => {
      await save.mutateAsync({ user_id: me.user_id, username });
      onClose();
    },
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Ubah Username"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form="ubah-username" loading={sending}>
            Simpan
          </Button>
        </>
      }
    >
      <form id="ubah-username" noValidate onSubmit={submit}>
        <FormNotice failure={failure ? `Username gagal diperbarui. ${failure}` : undefined} />
        <TextInput
          label="Username"
          description="Minimal 6 karakter, tanpa spasi."
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
      </form>
    </Dialog>
  );
}
