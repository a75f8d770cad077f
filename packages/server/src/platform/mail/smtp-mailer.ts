import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Surat } from '../ctx/deps.ts';
import type { Mailer } from './mailer.ts';

export type SmtpOptions = { url: string; from: string; onFailed: (error: unknown) => void; retryAfterMs?: number[] };

/** Sends over SMTP, trying again after a while when the server does not take the mail. */
export function createSmtpMailer({ url, from, onFailed, retryAfterMs = [2_000, 15_000, 60_000] }: SmtpOptions): Mailer {
  const transport = createTransport({ url, pool: true });
  const underWay = new Set<Promise<void>>();

  const deliver = async ({ kepada, judul, teks }: Surat) => {
    for (let tries = 0; ; tries += 1) {
      try {
        await transport.sendMail({ from, to: kepada, subject: judul, text: teks });
        return;
      } catch (error) {
        const wait = retryAfterMs[tries];
        if (wait === undefined) return onFailed(reasonOf(error));
        await sleep(wait);
      }
    }
  };

  return {
    send: async (surat) => {
      const delivery = deliver(surat).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    close: async () => {
      await Promise.all(underWay);
      transport.close();
    },
  };
}

/** Why a server did not take a mail, without its own words, which name who the mail is for. */
function reasonOf(error: unknown): Error {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return new Error(`jawaban server surat ${[responseCode, code, command].filter(Boolean).join(' ')}`);
}
