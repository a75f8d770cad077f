import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';

declare module '../platform/ctx/upward.ts' {
  interface Upward {
    /** How many transfers wait for a step of the caller's place. */
    countMutasi: (ctx: OrganisasiCtx) => Promise<number>;
  }
}
