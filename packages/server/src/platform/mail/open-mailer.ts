import type { Config } from '../kit/config.ts';
import type { Db } from '../db/open/open-db.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Sends by the mail server that is configured; without one mails are kept, to be read in the browser. */
export function openMailer({ SMTP_URL, MAIL_FROM }: Config, db: Db, onFailed: (error: unknown) => void) {
  return SMTP_URL ? createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM, onFailed }) : createOutboxMailer(db);
}
