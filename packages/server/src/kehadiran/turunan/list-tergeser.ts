import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { Beda } from './compare-hari.ts';
import { computeHari } from './compute-hari.ts';
import { sidikHari } from './ringkas-hari.ts';

/**
 * Of the frozen days that now come to something else those that the change moves. A day that came to the same before the
 * change does not count: what differs there arrived after the freezing.
 */
export async function listTergeser(ctx: MilikCtx, beku: readonly Beda[]): Promise<Beda[]> {
  const tergeser: Beda[] = [];
  for (const [organisasi_id, days] of Map.groupBy(beku, (one) => one.organisasi_id)) {
    const before = await computeBefore(ctx, organisasi_id, days);
    tergeser.push(
      ...days.filter(({ user_id, tanggal, sidik }) => sidik !== (before.get(`${user_id} ${tanggal}`) ?? null)),
    );
  }
  return tergeser;
}

/** What these days came to before the change: as a transaction of its own sees them, which the change's does not show yet. */
async function computeBefore({ deps, now, tenant_id }: MilikCtx, organisasi_id: number, days: readonly Beda[]) {
  const organisasi = { tenant_id, organisasi_id };
  const user_ids = [...new Set(days.map(({ user_id }) => user_id))];
  const dates = days.map(({ tanggal }) => tanggal).toSorted();
  const range = { tgl_awal: dates[0] ?? '', tgl_akhir: dates.at(-1) ?? '' };
  const { rows } = await inScope(
    deps.db,
    { lingkup: 'organisasi', ...organisasi },
    (db) => computeHari({ db, now, organisasi }, user_ids, range),
    { readOnly: true },
  );
  return new Map(rows.map((row) => [`${row.user_id} ${row.tanggal}`, sidikHari(row)]));
}
