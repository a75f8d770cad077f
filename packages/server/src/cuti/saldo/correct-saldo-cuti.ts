import type { saldoCuti } from '@hadir/contract/cuti/saldo/saldo-cuti.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { correctSaldo } from '@hadir/rules/cuti/saldo/correct-saldo.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { lockLedger } from './lock-ledger.ts';
import { insertBaris } from './lot-saldo.queries.ts';
import { requireUtuh } from './require-utuh.ts';
import { tellKoreksiSaldo } from './tell-koreksi-saldo.ts';
import { toLotBaru } from './to-lot-baru.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

type Call = typeof saldoCuti.correctSaldoCuti;

/** Brings today's balance to what it should be; the ledger keeps the difference as a line with its remark, and its owner is told. */
export async function correctSaldoCuti(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { user_id, cuti_kategori_id, sisa, keterangan } = input;
  const ledger = await lockLedger(ctx, { user_id, cuti_kategori_id });
  requireUtuh(ledger.pemilik, 'sisa', sisa);
  const { today } = ctx;
  const lot = toLotBaru(ledger.pemilik, tahunOf(today), { today, kedaluwarsa: null });
  const sebelum = await ledger.toWire();
  const baris = correctSaldo(ledger.lots, { sisa, tanggal: today, lot });
  if (baris.length === 0) throw refuseField('sisa', 'Saldonya hari ini sudah sebanyak itu');
  await insertBaris(ctx, [{ user_id, cuti_kategori_id, baris, keterangan }]);
  await ctx.deps.upward.onSaldoBertambah(ctx, [user_id]);
  const sesudah = await ledger.toWire();
  await tellKoreksiSaldo(ctx, user_id, { sebelum: sebelum.sisa, sesudah: sesudah.sisa });
  ctx.logChange({ sebelum, sesudah });
  return sesudah;
}
