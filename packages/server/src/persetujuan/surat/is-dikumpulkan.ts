import type { Jalan } from '../jalan/jalan.queries.ts';
import type { LayananCtx } from '../jalan/persetujuan-upward.ts';

/**
 * Whether a request is told of together with others: one that is decided inside and names nobody waits for every operator,
 * and a school sends thirty in a morning (keputusan 0461).
 */
export const isDikumpulkan = ({ deps }: Pick<LayananCtx, 'deps'>, { untuk, jenjang }: Jalan): boolean =>
  jenjang.length === 0 && !deps.upward.permintaan[untuk].isLewatTautan;
