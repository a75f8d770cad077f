import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';

/** Members by number, or a group's; everybody where neither is told. */
type Siapa = { user_id?: number[]; group_id?: number };

/** Prints activation sheets, again with the same tokens while those hold, and cards. */
export function useCetakAnggota(organisasi_id: number) {
  const token = useMutation(api.imporAnggota.printToken.save());
  const kartu = useMutation(api.imporAnggota.printKartu.save());

  return {
    printToken: (siapa: Siapa) => token.mutate({ organisasi_id, ...siapa }),
    printKartu: (siapa: Siapa) => kartu.mutate({ organisasi_id, ...siapa }),
    printing: token.isPending || kartu.isPending,
  };
}
