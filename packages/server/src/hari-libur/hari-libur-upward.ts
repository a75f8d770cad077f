import type { MilikCtx } from '../platform/ctx/ctx.ts';

declare module '../platform/ctx/upward.ts' {
  interface Upward {
    /** There is a holiday or a cuti bersama more or less, here or in the tenant. */
    onHariLiburBerubah: (ctx: MilikCtx) => Promise<void>;
  }
}
