import type { UntukPersetujuan } from '@hadir/contract/persetujuan/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { JenjangTersimpan } from './jenjang-tersimpan.ts';
import type { Menunggu } from './judge-hak.ts';

/** What is asked for and decided by a chain, as the chains see it. */
export type Permintaan = {
  /** Those that wait for a decision, of whomever. */
  listMenunggu: (ctx: OrganisasiCtx) => Promise<readonly Menunggu[]>;
  /** Gives those that wait for their first decision another chain. */
  reroute: (ctx: OrganisasiCtx, jenjang: readonly JenjangTersimpan[]) => Promise<void>;
};

declare module '../platform/ctx/upward.ts' {
  interface Upward {
    permintaan: Record<UntukPersetujuan, Permintaan>;
  }
}
