import { PasswordInput } from '@mantine/core';
import type { FieldBinding } from '../../kit/form/use-hadir-form.ts';

/** One's password, asked again before something of one's account changes. */
export function SandiField(binding: FieldBinding<string>) {
  return (
    <PasswordInput
      label="Kata sandi Anda"
      description="Diminta lagi supaya tidak ada orang lain yang mengubahnya."
      required
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan kata sandi' }}
      {...binding}
    />
  );
}
