import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { whereGiven } from '../../platform/db/list/where-given.ts';

/** The roster's rows of these members, or of all, between two dates. */
export const listShift = ({ db, organisasi }: OrganisasiCtx, range: TanggalRange, user_ids?: readonly number[]) =>
  db
    .selectFrom('jadwal_shift')
    .select(['jadwal_shift_id', 'user_id', 'tanggal', 'jadwal_id'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('tanggal', '>=', range.tgl_awal)
    .where('tanggal', '<=', range.tgl_akhir)
    .$call((query) => whereGiven(query, 'user_id', 'in', user_ids))
    .execute();

export type SelRoster = { user_id: number; tanggal: string; jadwal_id: number | null };
