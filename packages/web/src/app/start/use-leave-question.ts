import { useBlocker } from '@tanstack/react-router';
import { hasUnsavedTab, hasUnsavedWork } from '../../kit/form/unsaved-work.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

/** Asks before a page, or a tab of it, is left whose form holds something that was typed and not sent. */
export function useLeaveQuestion(): void {
  const confirm = useConfirm();
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      const isHalaman = current.pathname !== next.pathname;
      const isBagian = bagianOf(current.search) !== bagianOf(next.search);
      if (!(isHalaman ? hasUnsavedWork() : isBagian && hasUnsavedTab())) return false;
      const leave = await confirm({
        title: isHalaman ? 'Tinggalkan halaman ini?' : 'Tinggalkan bagian ini?',
        message: 'Isian yang belum disimpan akan hilang.',
        confirmLabel: 'Tinggalkan',
        cancelLabel: 'Tetap di sini',
        danger: true,
      });
      return leave === null;
    },
  });
}

/** The tab of a page stands in its address. */
const bagianOf = (search: { bagian?: unknown }): unknown => search.bagian;
