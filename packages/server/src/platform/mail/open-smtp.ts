import { createTransport } from 'nodemailer';
import type { Config } from '../kit/config.ts';
import type { Surat } from './surat.ts';

export type Smtp = {
  /** Hands the mail over, or throws `TidakDiterima`. Whoever gets one twice sees by `nomor` that it is the same. */
  send: (surat: Surat, nomor: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A mail that the mail server did not take. Nothing in it says who it is for, nor the server's own words, which do. */
export class TidakDiterima extends Error {
  /** Asking again is of no use: the server knows no such address. */
  readonly isFinal: boolean;

  constructor(reason: { code?: string; command?: string; responseCode?: number }) {
    const { code, command, responseCode } = reason;
    super(`jawaban server surat ${[responseCode, code, command].filter(Boolean).join(' ')}`);
    this.isFinal = command === 'RCPT TO' && (responseCode ?? 0) >= 500;
  }
}

/** An attempt holds a transaction, so a server that falls silent is given up well before the database ends that. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** The way to the mail server that is configured, or null. */
export function openSmtp({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Config): Smtp | null {
  if (!SMTP_URL) return null;
  const transport = createTransport({ url: SMTP_URL, pool: true, ...TIMEOUTS });
  const { hostname } = new URL(PUBLIC_URL);
  return {
    send: async ({ kepada, judul, teks }, nomor) => {
      const mail = { from: MAIL_FROM, to: kepada, subject: judul, text: teks, messageId: `<${nomor}@${hostname}>` };
      await transport.sendMail(mail).catch((error: unknown) => {
        // Not as its cause: that names the recipient.
        throw new TidakDiterima(error as ConstructorParameters<typeof TidakDiterima>[0]);
      });
    },
    close: async () => transport.close(),
  };
}
