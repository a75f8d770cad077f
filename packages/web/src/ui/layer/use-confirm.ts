import { use } from 'react';
import { ConfirmContext, type ConfirmAnswer, type ConfirmQuestion } from './confirm-context.ts';

/** `const answer = await confirm({ title, message })`: asks in a dialog of 600 px; `null` when the person declines. */
export function useConfirm(): (question: ConfirmQuestion) => Promise<ConfirmAnswer> {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
