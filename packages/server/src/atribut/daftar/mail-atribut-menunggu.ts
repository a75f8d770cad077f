import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { findOrganisasi } from '../../organisasi/organisasi.queries.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { listPejabat } from '../../persetujuan/dasar/pejabat.queries.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { countAtributMenunggu } from './perlu-disetujui.queries.ts';

/** Tells the tenant's admins that an organisation waits for them: once, until nothing of it waits any more. */
export async function mailAtributMenunggu(ctx: MilikCtx, { nama }: Atribut): Promise<void> {
  const { organisasi, deps, db, today } = ctx;
  if (!organisasi || (await countAtributMenunggu(ctx, STATUS_RECORD.menunggu)) > 1) return;
  const instansi = (await findOrganisasi(ctx, organisasi.organisasi_id))?.nama ?? organisasi.kode_organisasi;
  for (const admin of await listPejabat({ db, today, organisasi }, [])) {
    if (!admin.is_admin || !admin.is_aktif) continue;
    const tautan = `${deps.publicUrl}/tenant/profil`;
    const teks = [
      `Halo ${admin.nama},`,
      `${instansi} menambah atau mengubah atribut anggota "${nama}", yang menunggu persetujuan Anda.`,
      `Setujui atau tolak di Profil Tenant:\n${tautan}`,
    ].join('\n\n');
    const surat = { kepada: admin.email, judul: `Atribut ${instansi} menunggu persetujuan`, teks };
    const { organisasi_id } = organisasi;
    await sendPemberitahuan(ctx, [{ user_id: admin.user_id, jenis: ['atribut'], organisasi_id, surat, tautan }]);
  }
}
