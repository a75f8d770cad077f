import type { kalenderSaya } from '@hadir/contract/dashboard/kalender/kalender-saya.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { findAlamat } from './alamat-kalender-saya.queries.ts';

/** Since when the caller's own calendar has an address, and when it was fetched last; null where it has none. */
export const getAlamatKalenderSaya: Verb<typeof kalenderSaya.getAlamatKalenderSaya> = async (ctx) =>
  (await findAlamat(ctx)) ?? null;
