import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';

declare module '../platform/ctx/upward.ts' {
  interface Upward {
    /** There is a holiday or a cuti bersama more or less, here or in the tenant. */
    onHariLiburBerubah: (ctx: MilikCtx) => Promise<void>;
    /** Whose annual leave that will move on these dates, here or in the tenant. */
    countSaldoBersama: (ctx: MilikCtx, ranges: readonly TanggalRange[]) => Promise<NonNullable<Dampak['saldo']>>;
  }
}
