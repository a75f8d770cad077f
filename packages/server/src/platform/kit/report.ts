import { messageOf } from './message-of.ts';

/** Tells on stderr what failed out of anybody's request. */
export function report(what: string) {
  return (error: unknown): void => {
    process.stderr.write(`${what}: ${messageOf(error)}\n`);
  };
}
