import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { deletePermintaanAktivasi } from '../akun/akun.queries.ts';
import { listUntukDicetak } from '../cetak/cetak-anggota.queries.ts';
import { listAkunDiubah } from '../dasar/list-akun-diubah.ts';
import { kirimAktivasiJob } from './kirim-aktivasi-job.ts';

/**
 * Asks for the links of the chosen members to be mailed, to those who have no password yet and whose account is the
 * caller's to change; tells how many of them have no address, who get a sheet.
 */
export async function sendAktivasiAnggota(ctx: OrganisasiCtx, { user_id }: { user_id: number[] }) {
  const { db, deps, tenant_id, organisasi, actor } = ctx;
  const { organisasi_id } = organisasi;
  const belum = (await listUntukDicetak(ctx, { user_id })).filter(({ has_password }) => !has_password);
  const diubah = await listAkunDiubah(
    ctx,
    belum.map((one) => one.user_id),
  );
  const menunggu = belum.filter((one) => diubah.get(one.user_id) === null);
  const pilihan = menunggu.flatMap((one) => (one.email === null ? [] : [one.user_id]));
  if (pilihan.length === 0) throw new Refusal('anggota.none_reachable');
  const owner = { tenant_id, organisasi_id, dibuat_oleh: actor.user_id };
  await deps.jobs.enqueue(db, kirimAktivasiJob, { organisasi_id, pilihan }, owner);
  await deletePermintaanAktivasi(db, pilihan);
  ctx.logChange({ sesudah: { jumlah: pilihan.length, user_ids: pilihan } });
  return { jumlah: pilihan.length, tanpa_email: menunggu.length - pilihan.length };
}
