import type { Download } from '../../platform/http/answer/download.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';

type Minta = { tahun: number; group_id?: number | undefined };

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** The leave books of a year, as one PDF; tells how far it is. */
    writeSemuaBuku: (
      ctx: LaporanCtx,
      minta: Minta,
      progress: (selesai: number, total: number) => void,
    ) => Promise<Download>;
  }
}
