import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

/** Members by number, or a group's; everybody where neither is told. */
type Siapa = { user_id?: number[]; group_id?: number };

/** Prints activation sheets, which end the tokens that were given before, and cards. */
export function useCetakAnggota(organisasi_id: number) {
  const confirm = useConfirm();
  const token = useMutation(api.imporAnggota.printToken.save());
  const kartu = useMutation(api.imporAnggota.printKartu.save());

  const printToken = async (siapa: Siapa) => {
    const answer = await confirm({
      title: 'Cetak lembar aktivasi?',
      message:
        'Setiap anggota yang belum aktivasi mendapat token baru. Lembar yang dicetak sebelumnya tidak berlaku lagi.',
      confirmLabel: 'Cetak',
    });
    if (answer) token.mutate({ organisasi_id, ...siapa });
  };
  return {
    printToken,
    printKartu: (siapa: Siapa) => kartu.mutate({ organisasi_id, ...siapa }),
    printing: token.isPending || kartu.isPending,
  };
}
