import { useBlocker } from '@tanstack/react-router';
import { hasUnsavedWork } from '../../kit/form/unsaved-work.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

/** Asks before a page is left whose form holds something that was typed and not sent. */
export function useLeaveQuestion(): void {
  const confirm = useConfirm();
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !hasUnsavedWork()) return false;
      const leave = await confirm({
        title: 'Tinggalkan halaman ini?',
        message: 'Isian yang belum disimpan akan hilang.',
        confirmLabel: 'Tinggalkan',
        cancelLabel: 'Tetap di sini',
        danger: true,
      });
      return leave === null;
    },
  });
}
