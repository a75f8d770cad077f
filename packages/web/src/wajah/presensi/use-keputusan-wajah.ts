import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import type { WajahDitinjau } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

/** A person's word on whose face a selfie shows; it may be said anew. */
export function useKeputusanWajah(organisasi_id: number) {
  const confirm = useConfirm();
  const marks = { refetches: ['presensi', 'kehadiran', 'dashboard', 'persetujuan'] } as const;
  const decide = useMutation(api.wajahPresensi.decideWajah.mutation(marks));
  return {
    sending: decide.isPending,
    cocok: ({ presensi_id }: WajahDitinjau) =>
      decide.mutate({ organisasi_id, presensi_id: [presensi_id], is_face_verified: HASIL_WAJAH.cocok }),
    tidakCocok: async ({ presensi_id, anggota, jam }: WajahDitinjau) => {
      const answer = await confirm({
        title: `Bukan wajah ${anggota.nama}?`,
        message: `Presensi pukul ${sebutJam(jam)} bertanda wajah tidak cocok dan tetap terhitung. Bila tidak sah, sisihkan presensinya di riwayatnya.`,
        confirmLabel: 'Tidak cocok',
        danger: true,
        remark: 'optional',
      });
      if (answer)
        decide.mutate({
          organisasi_id,
          presensi_id: [presensi_id],
          is_face_verified: HASIL_WAJAH.tidak_cocok,
          keterangan: answer.remark,
        });
    },
  };
}
