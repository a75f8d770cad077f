import { SEDIKITNYA_ANONIM } from '@hadir/rules/kuesioner/count-dibuka.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { countSasaran } from './daftar.queries.ts';

type Kuesioner = { kuesioner_id: number; is_anonim: boolean };

/** Refuses (433) to ask fewer than five people anonymously: each would be known by his answer (aturan/kuesioner#anonim). */
export async function requireSasaranAnonim(ctx: OrganisasiCtx, { kuesioner_id, is_anonim }: Kuesioner): Promise<void> {
  if (!is_anonim) return;
  const jumlah = await countSasaran(ctx, kuesioner_id);
  if (jumlah < SEDIKITNYA_ANONIM) {
    throw new Refusal('kuesioner.anonim_sasaran', { sedikitnya: SEDIKITNYA_ANONIM, jumlah });
  }
}
