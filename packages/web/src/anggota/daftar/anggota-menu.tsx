import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { lazy, Suspense, useState } from 'react';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { useAnggotaActions } from './use-anggota-actions.tsx';

const KataSandiDialog = lazy(async () => ({
  default: (await import('../akun/kata-sandi-dialog.tsx')).KataSandiDialog,
}));
const TokenDialog = lazy(async () => ({ default: (await import('../akun/token-dialog.tsx')).TokenDialog }));
const UbahEmailDialog = lazy(async () => ({
  default: (await import('../akun/ubah-email-dialog.tsx')).UbahEmailDialog,
}));

type Props = { organisasi_id: number; anggota: Anggota };

/** What an operator does seldom with a member: account, role, status. */
export function AnggotaMenu({ organisasi_id, anggota }: Props) {
  const [dialog, setDialog] = useState<'kata-sandi' | 'email' | null>(null);
  const close = () => setDialog(null);
  const { actions, working, token, forgetToken } = useAnggotaActions({
    organisasi_id,
    anggota,
    onOpen: setDialog,
  });
  return (
    <>
      <ActionMenu label={`Tindakan untuk ${anggota.nama}`} actions={actions} loading={working} />
      <Suspense>
        {dialog === 'kata-sandi' && <KataSandiDialog anggota={anggota} opened onClose={close} />}
        {dialog === 'email' && <UbahEmailDialog anggota={anggota} opened onClose={close} />}
        {token && <TokenDialog nama={anggota.nama} token={token} onClose={forgetToken} />}
      </Suspense>
    </>
  );
}
