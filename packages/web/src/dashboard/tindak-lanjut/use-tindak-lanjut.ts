import type { TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { canMoveTindakLanjut } from '@hadir/rules/dashboard/can-move-tindak-lanjut.ts';
import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import type { MenuAction } from '../../ui/layer/menu-action.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

const { baru, dikerjakan, ditutup, ditolak } = STATUS_TINDAK_LANJUT;

const STEPS = [
  { status: dikerjakan, label: 'Kerjakan' },
  { status: baru, label: 'Kembalikan ke baru' },
  {
    status: ditutup,
    label: 'Tutup',
    question: {
      title: 'Tutup tindak lanjut ini?',
      message: 'Ia dianggap baru lagi bila jumlahnya bertambah.',
      confirmLabel: 'Tutup tindak lanjut',
    },
  },
  {
    status: ditolak,
    label: 'Tolak',
    question: {
      title: 'Tolak tindak lanjut ini?',
      message: 'Ia tidak berlaku bagi instansi ini, berapa pun jumlahnya. Anda dapat membukanya lagi.',
      confirmLabel: 'Tolak tindak lanjut',
    },
  },
] as const;

/** What an operator may say of an item of the follow-up list, by the same rule as the server's. */
export function useTindakLanjut(organisasi_id: number) {
  const confirm = useConfirm();
  const { mutate, isPending } = useMutation(api.dashboard.changeTindakLanjut.mutation());
  const actionsOf = ({ jenis, status: from }: TindakLanjut): MenuAction[] =>
    STEPS.filter(({ status }) => canMoveTindakLanjut(from, status)).map((step) => ({
      label: step.label,
      onClick: async () => {
        const answer = 'question' in step ? await confirm({ ...step.question, remark: 'required' }) : { remark: '' };
        if (answer) mutate({ organisasi_id, jenis, status: step.status, keterangan: answer.remark });
      },
    }));
  return { actionsOf, isPending };
}
