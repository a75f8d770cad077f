import { ApiError } from '../../kit/failure/api-error.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { reportFailure } from '../api/report-failure.ts';

type Tawaran = {
  /** How the refusal is called of what was used and must stay. */
  karena: string;
  /** What it is: 'grup Guru'. */
  nama: string;
  /** Null where it is inactive already. */
  nonaktifkan: (() => void) | null;
};

/** What is said before something is taken away that must stay once it was used. */
export const DITAWARI_NONAKTIF = 'Yang pernah dipakai tidak dapat dihapus, dan ditawari dinonaktifkan.';

/** Where something cannot be taken away since it was used, the way that is left is offered in the same place. */
export function useTawarNonaktif() {
  const confirm = useConfirm();
  return async (error: unknown, { karena, nama, nonaktifkan }: Tawaran): Promise<void> => {
    if (!nonaktifkan || !(error instanceof ApiError) || error.body.error !== karena) return reportFailure(error);
    const question = {
      title: `Nonaktifkan ${nama}?`,
      message: `${error.message}: yang sudah tercatat tetap, dan ia tidak dapat dipilih lagi.`,
      confirmLabel: 'Nonaktifkan',
    };
    if (await confirm(question)) nonaktifkan();
  };
}
