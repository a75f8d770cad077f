import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../kit/api.ts';
import { DeleteButton } from '../ui/delete-button.tsx';
import { useConfirm } from '../ui/use-confirm.ts';

type Props = { organisasi_id: number; klaim: KlaimPresensi; onEdit: () => void; onDeleted: () => void };

/** What may be done with a claim in its state. */
export function KlaimActions({ organisasi_id, klaim, onEdit, onDeleted }: Props) {
  const { presensi_klaim_id, status } = klaim;
  const confirm = useConfirm();
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval'] as const;
  const decide = useMutation(api.klaimPresensi.decide.mutation({ refetches }));
  const cancel = useMutation(api.klaimPresensi.cancel.mutation({ refetches }));
  const remove = useMutation(api.klaimPresensi.delete.mutation());
  const id = { organisasi_id, presensi_klaim_id };
  const reject = async () => {
    const answer = await confirm({
      title: 'Tolak klaim ini?',
      message: 'Harinya tetap seperti yang tercatat.',
      confirmLabel: 'Tolak',
      danger: true,
      remark: 'required',
    });
    if (answer) decide.mutate({ ...id, keputusan: 'tolak', keterangan: answer.remark });
  };
  const takeBack = async () => {
    const answer = await confirm({
      title: 'Batalkan klaim ini?',
      message: 'Harinya kembali menjadi apa adanya sebelum klaim.',
      confirmLabel: 'Batalkan klaim',
      danger: true,
      remark: 'required',
    });
    if (answer) cancel.mutate({ ...id, keterangan: answer.remark });
  };
  return (
    <>
      {status === 'diajukan' && (
        <>
          <Button variant="default" disabled={decide.isPending} onClick={() => void reject()}>
            Tolak
          </Button>
          <Button loading={decide.isPending} onClick={() => decide.mutate({ ...id, keputusan: 'setujui' })}>
            Setujui
          </Button>
        </>
      )}
      {status === 'berlaku' && (
        <>
          <Button variant="subtle" color="red" loading={cancel.isPending} onClick={() => void takeBack()}>
            Batalkan klaim
          </Button>
          <Button variant="default" onClick={onEdit}>
            Ubah
          </Button>
        </>
      )}
      {(status === 'ditolak' || status === 'dibatalkan') && (
        <DeleteButton
          title="Hapus klaim ini?"
          message="Klaim tidak lagi tampil di daftar; jejaknya tetap ada di log."
          loading={remove.isPending}
          onDelete={() => remove.mutate(id, { onSuccess: onDeleted })}
        />
      )}
    </>
  );
}
