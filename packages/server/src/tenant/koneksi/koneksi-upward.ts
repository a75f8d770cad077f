import type { JenisKoneksi } from '@hadir/rules/tenant/koneksi.ts';
import type { RawBuilder } from 'kysely';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';

/**
 * A select over everything of one kind that is connected to the tenant of a call, with the columns kunci (text), nama,
 * organisasi_id, is_diatur, kontak_pada, galat and galat_pada, in this order.
 */
export type SumberKoneksi = (ctx: TenantCtx) => RawBuilder<unknown>;

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** Who knows what is connected: a domain that connects something more adds its kind here. */
    koneksi: Record<JenisKoneksi, SumberKoneksi>;
  }
}
