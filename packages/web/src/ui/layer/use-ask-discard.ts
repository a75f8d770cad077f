import { hasUnsavedWork } from '../../kit/form/unsaved-work.ts';
import { useConfirm } from './use-confirm.ts';

/** Asks before what was typed is lost without the page being left; true where it may go, or nothing was. */
export function useAskDiscard(): () => Promise<boolean> {
  const confirm = useConfirm();
  return async () => {
    if (!hasUnsavedWork()) return true;
    const answer = await confirm({
      title: 'Buang isian?',
      message: 'Yang sudah Anda isi belum disimpan dan akan hilang.',
      confirmLabel: 'Buang',
      cancelLabel: 'Lanjut mengisi',
      danger: true,
    });
    return answer !== null;
  };
}
