import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

type Satu = { user_id: number; wajah_id: number; nama: string };

/** An operator's word on an enrolment that waits. */
export function usePutusanWajah(organisasi_id: number) {
  const confirm = useConfirm();
  const marks = { refetches: ['anggota', 'dashboard', 'persetujuan'] } as const;
  const yes = useMutation(api.pendaftaranWajah.confirmWajah.mutation(marks));
  const no = useMutation(api.pendaftaranWajah.rejectWajah.mutation(marks));
  return {
    sending: yes.isPending || no.isPending,
    konfirmasi: ({ user_id, wajah_id }: Satu) => yes.mutate({ organisasi_id, user_id, wajah_id }),
    tolak: async ({ user_id, wajah_id, nama }: Satu) => {
      const answer = await confirm({
        title: `Tolak foto wajah ${nama}?`,
        message: 'Fotonya langsung dihapus. Ia membaca alasannya dan dapat mendaftar lagi.',
        confirmLabel: 'Tolak',
        danger: true,
        remark: 'required',
        remarkLabel: 'Alasan',
      });
      if (answer) no.mutate({ organisasi_id, user_id, wajah_id, alasan: answer.remark });
    },
  };
}
