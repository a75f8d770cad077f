import type { Deps } from '../ctx/deps.ts';

/** What the server does by the clock, once however many processes run. It must bear being done again. */
export type ScheduledTask = {
  nama: string;
  /** Five fields, in western time. */
  cron: string;
  run: (deps: Deps, now: Date) => Promise<unknown>;
};
