import type { saldoCuti } from '@hadir/contract/cuti/saldo/saldo-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { lockLedger } from './lock-ledger.ts';
import { insertBaris } from './lot-saldo.queries.ts';
import { requireUtuh } from './require-utuh.ts';
import { toLotBaru } from './to-lot-baru.ts';

type Call = typeof saldoCuti.addSaldoCuti;

/** Adds days by hand, as a lot of their own, with a remark. */
export async function addSaldoCuti(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { user_id, cuti_kategori_id, tahun, jumlah, kedaluwarsa = null, keterangan } = input;
  const ledger = await lockLedger(ctx, { user_id, cuti_kategori_id });
  requireUtuh(ledger.pemilik, 'jumlah', jumlah);
  const lot = toLotBaru(ledger.pemilik, tahun, { today: ctx.today, kedaluwarsa });
  if (lot.kedaluwarsa !== null && lot.kedaluwarsa < lot.mulai) {
    throw refuseField('kedaluwarsa', 'Batas pakai tidak boleh sebelum mulai berlaku');
  }
  const sebelum = await ledger.toWire();
  const baris = [{ jenis: 'koreksi', jumlah, tanggal: ctx.today, cuti_id: null, tanggal_cuti: null, lot } as const];
  await insertBaris(ctx, [{ user_id, cuti_kategori_id, baris, keterangan }]);
  await ctx.deps.upward.onSaldoBertambah(ctx, [user_id]);
  const sesudah = await ledger.toWire();
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
