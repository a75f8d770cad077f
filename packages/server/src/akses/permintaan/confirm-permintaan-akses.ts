import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { countTautanSalah } from '../../auth/dasar/count-tautan-salah.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { mailPermintaanMenunggu } from './mail-permintaan-menunggu.ts';
import { openTempat } from './open-tempat.ts';
import { lockByToken, updatePermintaanAkses } from './permintaan-akses.queries.ts';

/** Submits a request by the link that was mailed to its applicant; opened again, the link says where it stands. */
export async function confirmPermintaanAkses(ctx: BaseCtx, { token }: { token: string }) {
  const minta = await countTautanSalah(ctx, async () => {
    const found = await lockByToken(ctx.db, hashToken(token));
    if (!found) throw new Refusal('auth.link_invalid');
    return found;
  });
  const { permintaan_akses_id, nama, keterangan } = minta;
  if (minta.status !== STATUS_AKSES.dibuat) return { nama, status: minta.status, keterangan };
  if (new Date(minta.kedaluwarsa_pada) <= ctx.now) throw new Refusal('auth.link_invalid');

  const tempat = await openTempat(ctx, minta);
  const status = STATUS_AKSES.diajukan;
  await updatePermintaanAkses(ctx.db, permintaan_akses_id, { ...tempat, status, diajukan_pada: ctx.now });
  await mailPermintaanMenunggu(ctx, minta, tempat?.tenant_id);
  ctx.logChange({ sesudah: { permintaan_akses_id, nama, ...tempat } });
  return { nama, status, keterangan };
}
