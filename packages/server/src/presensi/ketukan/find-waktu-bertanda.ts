import type { presensi } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { LaporanWaktu } from '@hadir/rules/presensi/ketukan/judge-waktu-event.ts';
import { selectKontakOf } from '../../auth/sesi/sesi.queries.ts';
import { readWaktu } from '../../auth/waktu/waktu-bertanda.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { TogetherCtx } from '../../platform/http/pipeline/together-verb.ts';

export type WaktuBertanda = NonNullable<LaporanWaktu['bertanda']>;

type Tap = Pick<Input<typeof presensi.submitPresensi>, 'waktu_bertanda' | 'jeda_ms' | 'is_luring'>;

/**
 * What the instant of a tap rests on; null without a time that was signed for this very session. Contacts are asked for
 * only where the tap was made offline: the rule needs none of one made online.
 */
export async function findWaktuBertanda(
  { deps, actor: { sesi_id, user_id } }: TogetherCtx,
  { waktu_bertanda, jeda_ms, is_luring }: Tap,
): Promise<WaktuBertanda | null> {
  if (waktu_bertanda === undefined || jeda_ms === undefined) return null;
  const ditandatangani = readWaktu(deps.kunciWaktu, sesi_id, waktu_bertanda);
  if (ditandatangani === undefined) return null;
  if (!is_luring) return { ditandatangani, sejak: jeda_ms, kontak: [] };
  const kontak = await inScope(deps.db, { lingkup: 'semua' }, (db) => selectKontakOf(db, user_id), { readOnly: true });
  return { ditandatangani, sejak: jeda_ms, kontak };
}
