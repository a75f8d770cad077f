import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findAnggota } from '../dasar/anggota.queries.ts';
import { deletePermintaanAktivasi } from './akun.queries.ts';
import { issueAktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';
import { mailAktivasi } from './mail-aktivasi.ts';
import { requireAkunBelumPindah } from './require-akun-belum-pindah.ts';
import { requireUbahAkun } from '../dasar/require-ubah-akun.ts';
import { found } from '../../platform/kit/found.ts';

/** Issues an activation token for a member who has no password yet, and mails its link where he has an address, three times an hour at most. */
export async function activateAnggota(ctx: OrganisasiCtx, { user_id }: { user_id: number }) {
  const anggota = found(await findAnggota(ctx, user_id));
  await requireUbahAkun(ctx, user_id);
  if (!anggota.is_akun_aktif) await requireAkunBelumPindah(ctx, { user_id, status: STATUS_USER.tidak_aktif });
  if (anggota.has_password) throw new Refusal('anggota.already_active');

  const { nama, email } = anggota;
  const aktivasi = found(
    email ? await mailAktivasi(ctx, { user_id, nama, email }) : (await issueAktivasi(ctx, [user_id]))[0],
  );
  await deletePermintaanAktivasi(ctx.db, [user_id]);
  const { token, tautan } = aktivasi;
  ctx.logChange({ sesudah: { user_id, nama, dikirim_ke: email } });
  return { token, tautan, kedaluwarsa_pada: aktivasi.kedaluwarsa_pada.toISOString() };
}
