import type { Surat } from '../ctx/deps.ts';

export type Mailer = {
  /** Takes the mail and answers at once, so that the time of an answer does not tell whether a mail was sent. */
  send: (surat: Surat) => Promise<void>;
  /** Waits for the mails that are still under way. */
  close: () => Promise<void>;
};
