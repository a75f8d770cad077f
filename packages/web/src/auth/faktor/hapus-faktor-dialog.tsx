import type { Faktor } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { SandiDialog } from '../../base/forms/sandi-dialog.tsx';

type Props = {
  faktor: Faktor;
  /** What goes; without a passkey the authenticator app does. */
  passkey?: Faktor['passkey'][number];
  onClose: () => void;
};

const LAGI = 'Masuk dengan cara ini tidak dapat lagi.';
const TERAKHIR = 'Ini faktor kedua Anda yang terakhir; kode pemulihannya ikut terhapus.';
const WAJIB = 'Karena faktor kedua diwajibkan, Anda langsung diminta memasang yang baru.';

export function HapusFaktorDialog({ faktor, passkey, onClose }: Props) {
  const marks = { errors: 'caller', refetches: ['auth'] } as const;
  const removeTotp = useMutation(api.faktor.removeTotp.mutation(marks));
  const removePasskey = useMutation(api.faktor.removePasskey.mutation(marks));
  const isLast = faktor.passkey.length + (faktor.totp ? 1 : 0) === 1;
  return (
    <SandiDialog
      title={passkey ? `Hapus passkey ${passkey.nama}?` : 'Hapus aplikasi autentikator?'}
      pesan={[LAGI, isLast && TERAKHIR, isLast && faktor.is_wajib && WAJIB].filter(Boolean).join(' ')}
      submitLabel="Hapus"
      onClose={onClose}
      onSubmit={(password) =>
        passkey
          ? removePasskey.mutateAsync({ password, passkey_id: passkey.passkey_id })
          : removeTotp.mutateAsync({ password })
      }
    />
  );
}
