import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';

declare module '../platform/ctx/upward.ts' {
  interface Upward {
    /** Whether any event was measured against this location, or a machine stands at it. */
    isLokasiTerpakai: (ctx: OrganisasiCtx, lokasi_presensi_id: number) => Promise<boolean>;
  }
}
