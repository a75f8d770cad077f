import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** There is more on these members' balances than there was. */
    onSaldoBertambah: (ctx: OrganisasiCtx, user_ids: readonly number[]) => Promise<void>;
  }
}
