import { KODE_PERAN } from '@hadir/rules/akses/peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { insertGrupAwal } from './impor-anggota.queries.ts';
import { insertAkun, insertAnggota } from '../dasar/insert-anggota.queries.ts';
import { placeAtLokasi } from '../penempatan/place-anggota.queries.ts';
import { isActiveOn } from '../dasar/is-active-on.ts';
import type { BarisAnggota } from './read-baris-anggota.ts';

/** Writes members that were read from a file, all of them plain users who wait for their activation. */
export async function insertBarisAnggota(ctx: OrganisasiCtx, rows: BarisAnggota[]): Promise<number[]> {
  const { belum_aktivasi, tidak_aktif } = STATUS_KEANGGOTAAN;
  const ids = await insertAkun(ctx, rows);
  const anggota = rows.map((row, i) => ({
    ...row,
    user_id: ids[i] ?? 0,
    role: KODE_PERAN.user,
    // Who has left already is kept for the history, and has nothing to activate.
    status: isActiveOn(row, ctx.today) ? belum_aktivasi : tidak_aktif,
  }));
  await insertAnggota(ctx, anggota);
  await insertGrupAwal(ctx, anggota);
  await placeAtLokasi(ctx, anggota);
  return ids;
}
