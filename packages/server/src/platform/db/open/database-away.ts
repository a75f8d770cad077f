/** The database cannot be asked now: whoever wanted something of it is told at once instead of kept waiting. */
export class DatabaseAway extends Error {
  constructor(options?: ErrorOptions) {
    super('The database is away', options);
  }
}

/** Its server is starting, stopping or was killed; the connection broke under it (class 08). */
const STATES = /^(57P0[1-5]|08...)$/;
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH)$/;
/** The driver gives its own errors no code, nor does the queue, which tells ours in words of its own too. */
const DRIVER =
  /^(The database is away|LISTEN\/NOTIFY connection ended|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|Connection ended)/;

/** Whether it lets nobody else in: it is there, and those who have a connection go on. */
export const isDatabasePenuh = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '53300';

/** Whether an error says that the other side could not be reached, rather than that it refused what it was asked. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  const { code, syscall, message } = (error ?? {}) as NodeJS.ErrnoException;
  // The socket of a PostgreSQL on this machine is a file, which is gone while it is down.
  if (code === 'ENOENT') return syscall === 'connect';
  if (code !== undefined) return STATES.test(code) || NETWORK.test(code);
  return DRIVER.test(message ?? '');
}
