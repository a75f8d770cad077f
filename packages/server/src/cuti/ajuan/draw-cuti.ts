import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { checkAjuanCuti, type FaktaPemohon } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import { applyBarisSaldo } from '@hadir/rules/cuti/saldo/apply-baris-saldo.ts';
import { drawSaldo } from '@hadir/rules/cuti/saldo/draw-saldo.ts';
import { countHariCuti, listHariCuti, type HariCuti } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import type { BarisBaru, LotSaldo } from '@hadir/rules/cuti/saldo/saldo-cuti.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Ajuan } from '../dasar/ajuan.queries.ts';
import { loadPemohon } from '../dasar/load-pemohon.ts';
import { insertBaris, lockSaldo } from '../saldo/lot-saldo.queries.ts';
import { refuseAjuan } from '../dasar/refuse-ajuan.ts';

/** What an approver looks at is not when it was asked for, nor again whether a letter came with it. */
const TANPA_BATAS_WAKTU = { is_aktif: true, min_pemberitahuan: 0, maks_mundur: 100_000, lampiran_mulai_hari: null };

/** What an approval was counted by: its days and, where it drew on one, the balance as it left it. */
export type Terhitung = { jumlah_hari: number; isHariKerja: FaktaPemohon['isHariKerja']; lots?: readonly LotSaldo[] };

/**
 * Checks a request once more on the dates that are being approved, and answers what it costs and by which work days. With `isLast`
 * it is approved for good: its days are written as drawn, while nobody else can draw on the same balance.
 */
export async function drawCuti(
  ctx: OrganisasiCtx,
  ajuan: Ajuan,
  kategori: KategoriCuti,
  { range, isLast }: { range: TanggalRange; isLast: boolean },
): Promise<Terhitung> {
  const asked = { ...ajuan, ...range, has_lampiran: true, isDecided: true };
  // They leave together; what the lock is for is read behind it.
  const [, { fakta, jatah }] = await Promise.all([
    kategori.is_saldo && isLast ? lockSaldo(ctx, ajuan.user_id) : undefined,
    loadPemohon(ctx, kategori, asked),
  ]);
  const refusal = checkAjuanCuti(asked, { ...kategori, hitungan: ajuan.hitungan, ...TANPA_BATAS_WAKTU }, fakta);
  if (refusal) throw refuseAjuan(refusal, kategori);

  const days: HariCuti[] = listHariCuti(asked, fakta.isHariKerja);
  const jumlah_hari = countHariCuti(days);
  const { isHariKerja } = fakta;
  if (!kategori.is_saldo || !isLast) return { jumlah_hari, isHariKerja };
  const owner = { user_id: ajuan.user_id, cuti_kategori_id: kategori.cuti_kategori_id };
  const drawn = drawSaldo(fakta.lots, days, { cuti_id: ajuan.cuti_id, tanggal: ctx.today });
  if (drawn.kind === 'short') throw new Refusal('cuti.saldo_short', drawn);
  await insertBaris(ctx, [
    { ...owner, baris: jatah, keterangan: 'Jatah tahun yang dicapai ajuan cuti' },
    { ...owner, baris: drawn.baris.map((one) => ({ ...one, lot: lotOf(one, fakta.lots, jatah) })) },
  ]);
  return { jumlah_hari, isHariKerja, lots: applyBarisSaldo(fakta.lots, drawn.baris) };
}

/** The lot that a line draws on: a coming year's is the one that the line of its right opens. */
function lotOf({ lot }: BarisBaru, lots: readonly LotSaldo[], jatah: readonly BarisBaru[]): BarisBaru['lot'] {
  const dicapai = lots.find(({ lot_id }) => lot_id === lot && lot_id < 0);
  const isOpening = (one: BarisBaru) => typeof one.lot !== 'number' && one.lot.tahun === dicapai?.tahun;
  return jatah.find(isOpening)?.lot ?? lot;
}
