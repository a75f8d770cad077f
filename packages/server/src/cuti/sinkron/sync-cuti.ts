import { countHariCuti, listHariDiambil, listHariDipegang } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { syncPemakaian } from '@hadir/rules/cuti/ajuan/sync-pemakaian.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { lockAjuan, updateAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { loadHariKerja, type HariKerja } from '../dasar/load-hari-kerja.ts';
import { insertBaris, keyOfPemilik, loadLots, lockSaldo } from '../saldo/lot-saldo.queries.ts';

type Ctx = { db: Db; now: Date; today: Tanggal; organisasi: { tenant_id: number; organisasi_id: number } };

/**
 * Counts a leave again by the work days as they are now: a waiting request shows what it would cost, one in force has
 * drawn what its days cost and no more. As the product itself; answers whether anything changed, again nothing.
 */
export async function syncCuti(ctx: Ctx, cuti_id: number): Promise<boolean> {
  const ajuan = await lockAjuan(ctx, cuti_id);
  if (!ajuan || ajuan.status === STATUS_CUTI.dibuat) return false;
  const hariOn = await loadHariKerja(ctx.db, ctx.organisasi.organisasi_id, ajuan);
  if (!hariOn) return false;
  const days = listHariDiambil(ajuan, (tanggal) => hariOn(tanggal).is_kerja);
  const jumlah_hari = countHariCuti(days);
  // What a cancelled request came to is what was decided about; only what it still holds of the balance follows.
  const isCounted = ajuan.status !== STATUS_CUTI.ditolak && jumlah_hari !== ajuan.jumlah_hari;
  if (isCounted) await updateAjuan(ctx, cuti_id, { jumlah_hari });
  const isDrawn = ajuan.status !== STATUS_CUTI.diajukan && (await syncLedger(ctx, ajuan, hariOn));
  return isCounted || isDrawn;
}

async function syncLedger(ctx: Ctx, ajuan: Ajuan, hariOn: (tanggal: Tanggal) => HariKerja): Promise<boolean> {
  const { cuti_id, user_id, cuti_kategori_id } = ajuan;
  const owner = { user_id, cuti_kategori_id };
  await lockSaldo(ctx, user_id);
  const lots = (await loadLots(ctx, { user_ids: [user_id], cuti_kategori_id })).get(keyOfPemilik(owner)) ?? [];
  // A leave that drew nothing when it was approved is paid out of no balance.
  if (!lots.some(({ baris }) => baris.some((row) => row.cuti_id === cuti_id))) return false;
  const dipegang = listHariDipegang(ajuan, (tanggal) => hariOn(tanggal).is_kerja);
  const baris = syncPemakaian(lots, dipegang, { cuti_id, tanggal: ctx.today });
  await insertBaris(
    ctx,
    baris.map((one) => ({ ...owner, baris: [one], keterangan: sebutSebab(hariOn(one.tanggal_cuti ?? ctx.today)) })),
  );
  return baris.length > 0;
}

const sebutSebab = ({ is_kerja, libur }: HariKerja) =>
  is_kerja ? 'Menjadi hari kerja' : `Bukan hari kerja lagi${libur ? `: ${libur}` : ''}`;
