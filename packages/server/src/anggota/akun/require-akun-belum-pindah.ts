import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';

/** Refuses to open an account that ended as its owner moved to another tenant, by whatever gives it back (aturan/mutasi#akun). */
export async function requireAkunBelumPindah(
  { db, deps }: Pick<BaseCtx, 'db' | 'deps'>,
  orang: { user_id: number; status: number },
): Promise<void> {
  if (orang.status !== STATUS_USER.tidak_aktif) return;
  const pindah = (await deps.upward.listPindahAkun(db, [orang.user_id])).get(orang.user_id);
  if (pindah) throw new Refusal('mutasi.akun_pindah', { tujuan: pindah.tujuan, tanggal: tanggalPanjang(pindah.sejak) });
}
