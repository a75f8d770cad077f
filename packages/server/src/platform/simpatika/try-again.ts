import { setTimeout as sleep } from 'node:timers/promises';

/** It may work later: no answer in time, a broken connection, an overloaded or failing system. */
export class Sementara extends Error {
  /** How long the other side asks to wait. */
  readonly tungguMs: number | null;

  constructor(pesan: string, tungguMs: number | null = null) {
    super(pesan);
    this.tungguMs = tungguMs;
  }
}

const LONGEST_MS = 30_000;

/** Runs it again after each of these waits while it fails for the moment; the last failure is thrown. */
export async function tryAgain<T>(run: () => Promise<T>, waitsMs: readonly number[]): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const wait = waitsMs[tries];
      if (!(error instanceof Sementara) || wait === undefined) throw error;
      await sleep(Math.min(Math.max(wait, error.tungguMs ?? 0), LONGEST_MS));
    }
  }
}
