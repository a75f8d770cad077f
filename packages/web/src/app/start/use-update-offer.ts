import { useEffect, useEffectEvent } from 'react';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { watchForUpdate } from './watch-for-update.ts';

/** Offers new versions of the built application for as long as the page is open. */
export function useUpdateOffer(): void {
  const confirm = useConfirm();
  const ask = useEffectEvent(async () => {
    const answer = await confirm({
      title: 'Muat ulang sekarang?',
      message: 'Isian yang belum disimpan di halaman ini akan hilang.',
      confirmLabel: 'Muat ulang',
      cancelLabel: 'Nanti saja',
      danger: true,
    });
    return answer !== null;
  });
  useEffect(() => {
    if (import.meta.env.PROD) void watchForUpdate(() => ask());
  }, []);
}
