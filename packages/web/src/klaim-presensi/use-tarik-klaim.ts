import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { HARI_TETAP } from './tanya-tolak-klaim.ts';

/** What taking a claim back is asked with. */
export const TANYA_TARIK = { title: 'Tarik klaim ini?', message: HARI_TETAP };

/** Takes back a claim of one's own that nobody has decided yet. */
export function useTarikKlaim(organisasi_id: number) {
  const cancel = useMutation(api.klaimPresensi.cancelKlaim.mutation());
  return {
    tarik: (presensi_klaim_id: number) => cancel.mutate({ organisasi_id, presensi_klaim_id }),
    sending: cancel.isPending,
  };
}
