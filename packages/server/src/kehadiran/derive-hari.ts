import { judgeRentang } from '@hadir/rules/kehadiran/judge-rentang.ts';
import { toFactsRange } from '@hadir/rules/kehadiran/to-facts-range.ts';
import { eachDay, type TanggalRange } from '@hadir/rules/tanggal.ts';
import { waktuLokalOf } from '@hadir/rules/zona.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { loadFakta } from './fakta.queries.ts';
import { deleteKehadiran, lockHariAnggota, upsertKehadiran } from './kehadiran.queries.ts';
import { toKehadiranRow } from './kehadiran-row.ts';
import { pengaturanOn } from './pengaturan-on.ts';

/** Whose days are derived: the transaction, the organisation, and the moment up to which days may be closed. */
export type DeriveCtx = Pick<OrganisasiCtx, 'db' | 'now'> & {
  organisasi: { organisasi_id: number; tenant_id: number };
};

/**
 * Derives the members' days between two dates afresh and stores them; days outside the membership are removed.
 * Answers how many days there are. Many members are better given in portions, each in a transaction of its own.
 */
export async function deriveHari(ctx: DeriveCtx, user_ids: readonly number[], range: TanggalRange): Promise<number> {
  const { db, now, organisasi } = ctx;
  const { organisasi_id } = organisasi;
  await lockHariAnggota(db, organisasi_id, user_ids);
  const fakta = await loadFakta(db, organisasi_id, user_ids, toFactsRange(range).jadwal);

  const dates = eachDay(range);
  const rows = [];
  const gone = [];
  for (const [user_id, anggota] of fakta.anggota) {
    const byId = new Map(anggota.events.map((event) => [event.presensi_id, event]));
    const zona = pengaturanOn(fakta.organisasi, range.tgl_akhir).timezone;
    const { hari } = judgeRentang(fakta.organisasi, anggota, range, waktuLokalOf(now.getTime(), zona));
    rows.push(
      ...hari.map((day) => toKehadiranRow(user_id, day, byId, pengaturanOn(fakta.organisasi, day.tanggal).timezone)),
    );
    const owed = new Set(hari.map((day) => day.tanggal));
    gone.push(...dates.filter((tanggal) => !owed.has(tanggal)).map((tanggal) => ({ user_id, tanggal })));
  }
  await Promise.all([upsertKehadiran(db, organisasi, rows), deleteKehadiran(db, organisasi_id, gone)]);
  return rows.length;
}
