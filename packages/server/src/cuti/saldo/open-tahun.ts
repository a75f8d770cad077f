import { openTahunSaldo } from '@hadir/rules/cuti/saldo/open-tahun-saldo.ts';
import { applyBarisSaldo } from '@hadir/rules/cuti/saldo/apply-baris-saldo.ts';
import { countSaldo, type BarisBaru } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { insertBaris, keyOfPemilik, loadLots } from './lot-saldo.queries.ts';
import { listPemilikTahun, lockSemuaAnggota, type PemilikTahun } from './pemilik-saldo.queries.ts';
import { sebutJatah } from './sebut-jatah.ts';

export type TahunDibuka = {
  pemilik: PemilikTahun;
  baris: BarisBaru[];
  /** The balance on the last day of the year before, and on the first of the new one. */
  sebelum: number;
  sesudah: number;
};

type Ctx = Pick<OrganisasiCtx, 'db' | 'now'> & {
  organisasi: { tenant_id: number; organisasi_id: number };
  /** Absent where the product itself opens the year. */
  actor?: { user_id: number };
};

/**
 * Opens a year for every active member, or for these, and category: carries over, lets lapse and grants
 * (aturan/cuti#buka-tahun). What was opened before is left as it is, so it may be run again; members whose year is open
 * already are not answered.
 */
export async function openTahun(
  ctx: Ctx,
  tahun: number,
  user_ids: readonly number[] | 'semua' = 'semua',
): Promise<TahunDibuka[]> {
  const first: Tanggal = `${tahun}-01-01`;
  await lockSemuaAnggota(ctx);
  const [pemilik, lots] = [await listPemilikTahun(ctx, tahun, user_ids), await loadLots(ctx, { user_ids })];
  const opened = pemilik.flatMap((one): TahunDibuka[] => {
    const stored = lots.get(keyOfPemilik(one)) ?? [];
    const baris = openTahunSaldo(stored, one, tahun);
    if (baris.length === 0) return [];
    const sebelum = countSaldo(stored, `${tahun - 1}-12-31`);
    return [{ pemilik: one, baris, sebelum, sesudah: countSaldo(applyBarisSaldo(stored, baris), first) }];
  });
  await insertBaris(
    ctx,
    opened.map(({ pemilik, baris }) => ({
      user_id: pemilik.user_id,
      cuti_kategori_id: pemilik.cuti_kategori_id,
      baris,
      keterangan: sebutJatah(pemilik, tahun),
    })),
  );
  return opened;
}
