import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { SaringHari } from '../../kehadiran/rekap/saring-hari.queries.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';

type Minta = { group_id?: number[] | undefined; q?: string | undefined; user_id?: number | undefined };

/** Whose days a report is made of: a plain user's are his own, whatever he asks for. */
export function toSaring(
  { organisasi, actor }: Pick<LaporanCtx, 'organisasi' | 'actor'>,
  { group_id, q, user_id }: Minta,
  range: TanggalRange,
): SaringHari {
  return { organisasi_id: organisasi.organisasi_id, range, group_id, q, user_id: pemilikTerlihat(actor, user_id) };
}
