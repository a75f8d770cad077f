import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { KeputusanKlaim } from './keputusan-klaim.tsx';

type Props = { organisasi_id: number; klaim: KlaimPresensi; onEdit: () => void; onDeleted: () => void };

/** What may be done with a claim in its state. */
export function KlaimActions({ organisasi_id, klaim, onEdit, onDeleted }: Props) {
  const { presensi_klaim_id, status } = klaim;
  const confirm = useConfirm();
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval'] as const;
  const cancel = useMutation(api.klaimPresensi.cancelKlaim.mutation({ refetches }));
  const remove = useMutation(api.klaimPresensi.removeKlaim.mutation({ gone: true }));
  const id = { organisasi_id, presensi_klaim_id };
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
      <KeputusanKlaim organisasi_id={organisasi_id} klaim={klaim} />
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
