import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { useState } from 'react';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { KataSandiDialog } from '../akun/kata-sandi-dialog.tsx';
import { TokenDialog } from '../akun/token-dialog.tsx';
import { UbahEmailDialog } from '../akun/ubah-email-dialog.tsx';
import { useAnggotaActions } from './use-anggota-actions.tsx';

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
      <KataSandiDialog anggota={anggota} opened={dialog === 'kata-sandi'} onClose={close} />
      <UbahEmailDialog anggota={anggota} opened={dialog === 'email'} onClose={close} />
      <TokenDialog nama={anggota.nama} token={token} onClose={forgetToken} />
    </>
  );
}
