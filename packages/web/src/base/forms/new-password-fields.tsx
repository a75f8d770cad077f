import { PasswordInput } from '@mantine/core';
import type { FieldBinding } from '../../kit/form/use-hadir-form.ts';

type Props = {
  /** What is chosen: 'Kata sandi', 'Kata sandi baru'. */
  label: string;
  password: FieldBinding<string>;
  confirmation: FieldBinding<string>;
  /** The least that its owner's places ask for; undefined where that is not known yet. */
  min?: number | undefined;
};

/** Recommended, while only the minimum is enforced (aturan/akses#kata-sandi). */
function sebutPetunjuk(min: number | undefined): string {
  const panjang = min === undefined || min <= 8 ? '8–16 karakter' : `lebih dari ${min} karakter`;
  const batas =
    min === undefined ? 'Minimal 6 karakter, atau lebih bila instansi Anda memintanya.' : `Minimal ${min} karakter.`;
  return `Sebaiknya ${panjang}, dengan paling sedikit satu huruf besar dan satu huruf kecil; yang dipakai banyak orang ditolak. ${batas}`;
}

/** A password that is chosen, and typed once more. */
export function NewPasswordFields({ label, password, confirmation, min }: Props) {
  return (
    <>
      <PasswordInput
        label={label}
        description={sebutPetunjuk(min)}
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
