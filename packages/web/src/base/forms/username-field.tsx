import { SYARAT_USERNAME } from '@hadir/contract/auth/dasar/auth-fields.ts';
import { TextInput } from '@mantine/core';
import type { FieldBinding } from '../../kit/form/use-hadir-form.ts';

/** The name to sign in with, chosen by its owner. */
export function UsernameField(binding: FieldBinding<string>) {
  return (
    <TextInput
      label="Nama pengguna"
      description={SYARAT_USERNAME}
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...binding}
    />
  );
}
