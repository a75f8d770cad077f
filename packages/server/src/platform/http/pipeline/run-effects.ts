import type { FastifyBaseLogger } from 'fastify';
import type { Effect } from '../../ctx/ctx.ts';

export type EffectLog = Pick<FastifyBaseLogger, 'error'>;

/** Runs what had to wait for the commit. What fails is reported and nothing else: the change stands, and so does its answer. */
export async function runEffects(effects: readonly Effect[], log: EffectLog): Promise<void> {
  for (const effect of effects) {
    await effect().catch((error: unknown) => log.error({ err: error }, 'akibat permintaan gagal'));
  }
}
