import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { AnggotaDi } from './hari-tersentuh.queries.ts';

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** How much leave counts its days again when these members have other work days on these dates. */
    countCutiTersentuh: (
      ctx: MilikCtx,
      siapa: readonly AnggotaDi[],
      ranges: readonly TanggalRange[],
    ) => Promise<NonNullable<Dampak['cuti']>>;
    /** From a date on these members may have other work days than before. */
    onHariKerjaBerubah: (ctx: MilikCtx, siapa: readonly AnggotaDi[], sejak: Tanggal) => Promise<void>;
  }
}
