import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { canManage } from '@hadir/rules/akses/peran.ts';
import { listAtributAktif } from '../../atribut/nilai/list-atribut-aktif.ts';
import { found } from '../../platform/kit/found.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findAnggota, listRiwayat } from '../dasar/anggota.queries.ts';
import { listAkunDiubah } from '../dasar/list-akun-diubah.ts';

/** What is kept of one member, with his history; 404 where he is none, or where a plain user asks for somebody else. */
export async function loadAnggota(ctx: OrganisasiCtx, { user_id }: { user_id: number }): Promise<Anggota> {
  const atribut = await listAtributAktif(ctx);
  const anggota = found(
    await findAnggota(
      ctx,
      user_id,
      atribut.map(({ atribut_id }) => atribut_id),
    ),
  );
  const { has_password: _, is_akun_aktif, is_super_admin, is_admin, is_viewer, is_pemantau, ...row } = anggota;
  const peran = peranTertinggi({ is_super_admin, is_admin, is_viewer, is_pemantau, role: row.role });
  const dapat_dikelola = canManage(ctx.actor.peran, peran);
  return {
    ...row,
    is_sinkronisasi: ctx.organisasi.is_sinkronisasi,
    dapat_dikelola,
    ...(dapat_dikelola && (await ctx.deps.upward.loadMutasiAnggota(ctx, { user_id, is_akun_aktif }))),
    dapat_ubah_akun: (await listAkunDiubah(ctx, [user_id])).get(user_id) === null,
    ...(await listRiwayat(ctx, user_id)),
  };
}
