import type { JenjangIsi } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import type { JenjangTersimpan } from '../dasar/jenjang-tersimpan.ts';
import { listPejabat } from '../dasar/pejabat.queries.ts';

/** The levels as they are stored; refuses one that names nobody, or somebody who does not belong here. */
export async function checkJenjang(ctx: OrganisasiCtx, isi: readonly JenjangIsi[]): Promise<JenjangTersimpan[]> {
  const jenjang = isi.map((one, urutan) => ({
    urutan,
    jenis: one.jenis,
    user_id: one.jenis === 'orang' ? (one.user_id ?? null) : null,
    peran: one.jenis === 'peran' ? (one.peran ?? null) : null,
    pengganti_user_id: one.pengganti_user_id ?? null,
    eskalasi_hari: one.eskalasi_hari ?? null,
  }));
  const ids = jenjang.flatMap((one) => [one.user_id, one.pengganti_user_id]).filter((id) => id !== null);
  const known = new Set((await listPejabat(ctx, ids)).filter((one) => one.is_aktif).map((one) => one.user_id));
  for (const { urutan, jenis, user_id, peran, pengganti_user_id } of jenjang) {
    const at = `Jenjang ${urutan + 1}`;
    if (jenis === 'orang' && user_id === null) throw refuseField('jenjang', `${at}: pilih orangnya`);
    if (jenis === 'peran' && peran === null) throw refuseField('jenjang', `${at}: pilih perannya`);
    if (user_id !== null && !known.has(user_id)) throw refuseField('jenjang', `${at}: orang itu bukan anggota aktif`);
    if (pengganti_user_id !== null && !known.has(pengganti_user_id)) {
      throw refuseField('jenjang', `${at}: penggantinya bukan anggota aktif`);
    }
    if (user_id !== null && user_id === pengganti_user_id) {
      throw refuseField('jenjang', `${at}: pengganti harus orang lain`);
    }
  }
  return jenjang;
}
