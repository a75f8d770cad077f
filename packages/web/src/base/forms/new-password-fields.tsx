import { PasswordInput } from '@mantine/core';
import type { FieldBinding } from '../../kit/form/use-hadir-form.ts';

type Props = {
  /** What is chosen: 'Kata sandi', 'Kata sandi baru'. */
  label: string;
  password: FieldBinding<string>;
  confirmation: FieldBinding<string>;
};

/** Recommended, while only the minimum of 6 is enforced (aturan/akses#kata-sandi). */
const PETUNJUK =
  'Sebaiknya 8–16 karakter, dengan paling sedikit satu huruf besar dan satu huruf kecil. Minimal 6 karakter.';

/** A password that is chosen, and typed once more. */
export function NewPasswordFields({ label, password, confirmation }: Props) {
  return (
    <>
      <PasswordInput
        label={label}
        description={PETUNJUK}
        required
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': `Tampilkan ${label.toLowerCase()}` }}
        {...password}
      />
      <PasswordInput
        label={`Konfirmasi ${label.toLowerCase()}`}
        required
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan konfirmasi kata sandi' }}
        {...confirmation}
      />
    </>
  );
}
