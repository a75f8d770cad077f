import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';

declare module '../platform/ctx/upward.ts' {
  interface Upward {
    /** A member of the organisation with his present status, or undefined. */
    findAnggota: (ctx: OrganisasiCtx, user_id: number) => Promise<{ status: number } | undefined>;
    /** A group has another head, who may decide what the former one could. */
    onKepalaBerubah: (ctx: OrganisasiCtx) => Promise<void>;
  }
}
