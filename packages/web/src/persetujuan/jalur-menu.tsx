import type { Persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useConfirm } from '../ui/layer/use-confirm.ts';

type Props = { organisasi_id: number; jalur: Persetujuan; onChange: () => void };

/** What an operator may do with a chain. */
export function JalurMenu({ organisasi_id, jalur, onChange }: Props) {
  const confirm = useConfirm();
  const remove = useMutation(
    api.persetujuan.removePersetujuan.mutation({
      refetches: ['cuti', 'presensiManual', 'klaimPresensi', 'tukarShift'],
    }),
  );
  const askRemove = async () => {
    const message = 'Ajuan yang belum diputuskan siapa pun kemudian diputuskan oleh operator.';
    const answer = await confirm({ title: `Hapus ${jalur.nama}?`, message, confirmLabel: 'Hapus', danger: true });
    if (answer) remove.mutate({ organisasi_id, persetujuan_id: jalur.persetujuan_id });
  };
  return (
    <>
      <Button variant="default" size="xs" aria-label={`Hapus ${jalur.nama}`} onClick={() => void askRemove()}>
        Hapus
      </Button>
      <Button variant="default" size="xs" aria-label={`Ubah ${jalur.nama}`} onClick={onChange}>
        Ubah
      </Button>
    </>
  );
}
