import { useEffect, useEffectEvent } from 'react';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

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
    const watch = async () => {
      const { watchForUpdate } = await import('./watch-for-update.ts');
      await watchForUpdate(() => ask());
    };
    // It comes after the first screen. Where it does not, there is no connection, and nothing new by it.
    if (import.meta.env.PROD) void watch().catch(() => undefined);
  }, []);
}
