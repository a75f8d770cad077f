import type { LaporanCtx } from '../laporan-ctx.ts';
import type { Sumber, SumberTersimpan } from '../verifikasi-upward.ts';

/** A source as it is kept: with the eyes of who prints, and the zone of where. */
export function toTersimpan({ actor, organisasi }: Pick<LaporanCtx, 'actor' | 'organisasi'>, sumber?: Sumber) {
  if (!sumber) return null;
  const { user_id, peran } = actor;
  return { ...sumber, actor: { user_id, peran }, timezone: organisasi.timezone } satisfies SumberTersimpan;
}
