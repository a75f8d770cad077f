import { akun } from '@hadir/contract/anggota/akun/akun.contract.ts';
import { maySetStatusAkun } from '@hadir/rules/akses/akun/may-set-status-akun.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { deleteSesiOf } from '../../auth/sesi/sesi.queries.ts';
import { listOrganisasiOf, updateStatus } from './akun.queries.ts';
import { changeStatusAnggota } from '../daftar/change-status-anggota.ts';
import { getAkunBawahan } from '../dasar/get-akun-bawahan.ts';
import { requireAkunBelumPindah } from './require-akun-belum-pindah.ts';
import { requireOtherAdmin } from './require-other-admin.ts';
import { requireOtherOperator } from '../dasar/require-other-operator.ts';

type Input = {
  user_id: number;
  status: (typeof STATUS_USER)['aktif' | 'tidak_aktif' | 'diblokir'];
  organisasi_id?: number | undefined;
  keterangan?: string | undefined;
  batal_mutasi?: boolean | undefined;
  pinjaman_tetap?: boolean | undefined;
};

/**
 * Makes a membership (organisasi_id given) or an account active or inactive. An operator changes an account only
 * where all of its organisations are his; only those above operators block one, which ends its sessions.
 */
export async function changeStatusAkun(ctx: UserCtx, { organisasi_id, ...isi }: Input) {
  const { user_id, status, keterangan } = isi;
  if (user_id === ctx.actor.user_id) throw new Refusal('anggota.oneself');
  if (organisasi_id !== undefined) {
    if (status === STATUS_USER.diblokir) throw refuseField('status', 'Pilih aktif atau tidak aktif');
    const inside = await enterOrganisasi(ctx, organisasi_id, akun.changeStatusAkun);
    const { is_akun_aktif } = await changeStatusAnggota(inside, { ...isi, status });
    return { user_id, status, is_aktif: status === STATUS_USER.aktif && is_akun_aktif };
  }

  const orang = await getAkunBawahan(ctx, user_id);
  if (!maySetStatusAkun(ctx.actor.peran, orang.status, status)) throw new Refusal('akses.denied');
  if (status === STATUS_USER.aktif) await requireAkunBelumPindah(ctx, orang);
  const keanggotaan = await listOrganisasiOf(ctx.db, user_id);
  if (status !== STATUS_USER.aktif) {
    await requireOtherAdmin(ctx, orang);
    // In one order, so that two who do the same do not wait for each other in a circle.
    for (const { organisasi_id, role } of keanggotaan.toSorted((a, b) => a.organisasi_id - b.organisasi_id)) {
      await requireOtherOperator({ ...ctx, organisasi: { organisasi_id } }, { user_id, role });
    }
  }
  await updateStatus(ctx.db, user_id, status);
  if (status === STATUS_USER.diblokir) await deleteSesiOf(ctx.db, user_id);
  for (const { organisasi_id, tenant_id } of keanggotaan) {
    await ctx.deps.upward.onJabatanBerubah({ ...ctx, organisasi: { organisasi_id, tenant_id } });
  }
  ctx.logChange({ sebelum: { user_id, nama: orang.nama, status: orang.status }, sesudah: { status, keterangan } });
  return { user_id, status, is_aktif: status === STATUS_USER.aktif };
}
