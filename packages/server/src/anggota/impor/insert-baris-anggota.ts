import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { writeNilai } from '../../atribut/nilai/nilai-atribut.queries.ts';
import { toNilaiBaru } from '../../atribut/nilai/to-nilai-baru.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { insertGrupAwal } from './impor-anggota.queries.ts';
import { insertAkun, insertAnggota } from '../dasar/insert-anggota.queries.ts';
import { placeAtLokasi } from '../penempatan/place-anggota.queries.ts';
import { isActiveOn } from '../dasar/is-active-on.ts';
import type { BarisAnggota } from './read-baris-anggota.ts';

/** Writes members that were read from a file, all of them plain users who wait for their activation. */
export async function insertBarisAnggota(
  ctx: OrganisasiCtx,
  rows: BarisAnggota[],
  atribut: readonly AtributAktif[],
): Promise<number[]> {
  const { belum_aktivasi, tidak_aktif } = STATUS_KEANGGOTAAN;
  const plain = rows.map((row) => {
    const { atribut: _, ...rest } = row;
    return rest;
  });
  const ids = await insertAkun(ctx, plain);
  const anggota = plain.map((row, i) => ({
    ...row,
    user_id: ids[i] ?? 0,
    role: KODE_PERAN.user,
    // Who has left already is kept for the history, and has nothing to activate.
    status: isActiveOn(row, ctx.today) ? belum_aktivasi : tidak_aktif,
  }));
  await insertAnggota(ctx, anggota);
  await ctx.deps.upward.onKeanggotaanDimulai(ctx, ids);
  await insertGrupAwal(ctx, anggota);
  await placeAtLokasi(ctx, anggota);
  const baru = rows.flatMap((row, i) => toNilaiBaru(ids[i] ?? 0, atribut, row.atribut));
  await writeNilai(
    ctx,
    baru.filter(({ nilai }) => nilai !== null),
  );
  return ids;
}
