import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ConfirmContext, type ConfirmAnswer, type ConfirmQuestion } from './confirm-context.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

type Asked = { question: ConfirmQuestion; resolve: (answer: ConfirmAnswer) => void; open: boolean; key: number };

/** Renders the confirm dialog for every `useConfirm` below it. A second question answers the first with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  const confirm = (question: ConfirmQuestion) =>
    new Promise<ConfirmAnswer>((resolve) => {
      setAsked((before) => {
        before?.resolve(null);
        return { question, resolve, open: true, key: (before?.key ?? 0) + 1 };
      });
    });
  const answer = (given: ConfirmAnswer) => {
    asked?.resolve(given);
    setAsked((before) => before && { ...before, open: false });
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog key={asked.key} opened={asked.open} question={asked.question} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
