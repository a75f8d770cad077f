import { TextInput } from '@mantine/core';
import type { FieldBinding } from '../../kit/form/use-hadir-form.ts';

/** The name by which one will sign in, with what it may be made of. */
export function UsernameField(binding: FieldBinding<string>) {
  return (
    <TextInput
      label="Nama pengguna"
      description="Minimal 6 karakter: huruf a–z, angka, atau tanda baca, tanpa spasi."
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...binding}
    />
  );
}
