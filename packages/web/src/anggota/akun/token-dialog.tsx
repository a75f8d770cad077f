import type { TokenAktivasi } from '@hadir/contract/anggota/akun/akun.contract.ts';
import { Button } from '@mantine/core';
import type { output } from 'zod/mini';
import { Saat } from '../../kit/zona/saat.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { notify } from '../../ui/feedback/notify.ts';

type Props = { nama: string; token: output<typeof TokenAktivasi> | undefined; onClose: () => void };

/** A token that was just issued. It is shown this once: the server keeps only its hash. */
export function TokenDialog({ nama, token, onClose }: Props) {
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    notify.success('Tautan aktivasi disalin');
  };
  return (
    <Dialog
      opened={token !== undefined}
      onClose={onClose}
      title={`Token aktivasi ${nama}`}
      footer={
        token && (
          <>
            <Button variant="default" onClick={() => void copy(token.tautan)}>
              Salin tautan
            </Button>
            <Button onClick={onClose}>Selesai</Button>
          </>
        )
      }
    >
      {token && (
        <Facts
          facts={[
            { label: 'Token', value: <code>{token.token}</code>, wide: true },
            { label: 'Tautan', value: token.tautan, wide: true },
            { label: 'Berlaku sampai', value: <Saat pada={token.kedaluwarsa_pada} />, wide: true },
          ]}
        />
      )}
    </Dialog>
  );
}
