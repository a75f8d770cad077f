import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { AnggotaDi } from './hari-tersentuh.queries.ts';

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** From a date on these members may have other work days than before. */
    onHariKerjaBerubah: (ctx: MilikCtx, siapa: readonly AnggotaDi[], sejak: Tanggal) => Promise<void>;
  }
}
