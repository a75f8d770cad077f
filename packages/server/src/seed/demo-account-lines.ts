import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './rencana/demo-accounts.ts';

/** The demo's accounts as lines for the terminal. */
export function demoAccountLines(): string[] {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ username }) => username.length));
  return [
    `Akun contoh (kata sandi semuanya: ${DEMO_PASSWORD})`,
    ...DEMO_ACCOUNTS.map(({ username, siapa }) => `  ${username.padEnd(width)}  ${siapa}`),
  ];
}
