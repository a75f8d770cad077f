import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';

const TETAP = 'Harinya tetap seperti yang tercatat.';

/** What taking a claim back is asked with. */
export const TANYA_TARIK = { title: 'Tarik klaim ini?', message: TETAP };

/** What refusing one claim, or several together, is asked with. */
export const tanyaTolakKlaim = (jumlah = 1) =>
  ({
    title: jumlah > 1 ? `Tolak ${jumlah} klaim?` : 'Tolak klaim ini?',
    message: TETAP,
    confirmLabel: 'Tolak',
    danger: true,
    remark: 'required',
  }) as const;

/** Takes back a claim of one's own that nobody has decided yet. */
export function useTarikKlaim(organisasi_id: number) {
  const cancel = useMutation(api.klaimPresensi.cancelKlaim.mutation());
  return {
    tarik: (presensi_klaim_id: number) => cancel.mutate({ organisasi_id, presensi_klaim_id }),
    sending: cancel.isPending,
  };
}
