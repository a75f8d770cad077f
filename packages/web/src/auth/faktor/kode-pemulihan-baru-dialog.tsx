import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { SandiDialog } from '../../base/forms/sandi-dialog.tsx';

type Props = { onClose: () => void; onDone: (kode_pemulihan: string[]) => void };

export function KodePemulihanBaruDialog({ onClose, onDone }: Props) {
  const make = useMutation(api.faktor.generateKodePemulihan.mutation({ errors: 'caller' }));
  return (
    <SandiDialog
      title="Buat kode pemulihan baru?"
      pesan="Sepuluh kode baru dibuat, dan semua kode yang lama tidak berlaku lagi."
      submitLabel="Buat kode baru"
      onClose={onClose}
      onSubmit={async (password) => onDone((await make.mutateAsync({ password })).kode_pemulihan)}
    />
  );
}
