import { permintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { addAnggota } from '../../anggota/daftar/add-anggota.ts';
import { findAkunTenant } from '../../anggota/dasar/akun-tenant.queries.ts';
import { inviteOperator } from '../../anggota/pengelola/invite-operator.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { suratOperatorBaru } from './surat-akses.ts';

type Di = { organisasi_id: number; instansi: string };

/** The applicant as the first operator: a new account, or the one that he has in the same tenant already. */
export async function makeOperatorPertama(
  ctx: UserCtx,
  di: Di,
  pemohon: { nama: string; email: string },
): Promise<void> {
  const { organisasi_id, instansi } = di;
  const inside = await enterOrganisasi(ctx, organisasi_id, permintaanAkses.approvePermintaanAkses);
  const akun = await findAkunTenant(inside, { email: pemohon.email });
  if (!akun || akun.is_admin) {
    await inviteOperator(inside, pemohon, `Pendaftaran ${instansi} di Hadir disetujui. Anda operatornya.`);
    return;
  }
  await addAnggota(inside, { organisasi_id, user_id: akun.user_id, role: KODE_PERAN.operator });
  const { publicUrl } = ctx.deps;
  await ctx.deps.mail.send(ctx.db, {
    kepada: pemohon.email,
    ...suratOperatorBaru({ nama: akun.nama, instansi, publicUrl }),
  });
}
