import { createContext, type ReactNode } from 'react';

export type ConfirmQuestion = {
  title: string;
  /** What will happen, in a sentence. */
  message: string;
  /** Below the sentence: what it touches, for those who want to look. */
  details?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Red for what cannot be taken back. */
  danger?: boolean;
  /** Asks for a remark: 'required' refuses to go on without one. */
  remark?: 'required' | 'optional';
  remarkLabel?: string;
};

/** The answer yes, with its remark ('' when none was given); `null` is no. */
export type ConfirmAnswer = { remark: string } | null;

export const ConfirmContext = createContext<((question: ConfirmQuestion) => Promise<ConfirmAnswer>) | null>(null);
