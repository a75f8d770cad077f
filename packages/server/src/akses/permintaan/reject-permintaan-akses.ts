import type { PermintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { updateOrganisasi } from '../../organisasi/organisasi.queries.ts';
import { updateTenant } from '../../tenant/tenant.queries.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { getPermintaanAkses } from './get-permintaan-akses.ts';
import { getUntukDiputuskan } from './get-untuk-diputuskan.ts';
import { updatePermintaanAkses } from './permintaan-akses.queries.ts';
import { suratDitolakAkses } from './surat-akses.ts';

type Input = { permintaan_akses_id: number; keterangan: string };

/** Turns an institution down and mails its applicant why; its tenant or organisation stays closed, as rejected. */
export async function rejectPermintaanAkses(
  ctx: UserCtx,
  { permintaan_akses_id, keterangan }: Input,
): Promise<PermintaanAkses> {
  const minta = await getUntukDiputuskan(ctx, permintaan_akses_id);
  const tutup = { status: STATUS_RECORD.ditolak, keterangan_status: keterangan };
  const { tenant_id, organisasi_id } = minta;
  if (organisasi_id !== null) await updateOrganisasi(ctx, organisasi_id, tutup);
  else if (tenant_id !== null && minta.jenis === 'tenant') await updateTenant({ ...ctx, tenant_id }, tutup);
  await updatePermintaanAkses(ctx.db, permintaan_akses_id, {
    status: STATUS_AKSES.ditolak,
    keterangan,
    diputuskan_pada: ctx.now,
    diputuskan_oleh: ctx.actor.user_id,
  });
  const surat = suratDitolakAkses({ nama: minta.pemohon_nama, instansi: minta.nama, keterangan });
  await ctx.deps.mail.send(ctx.db, { kepada: minta.pemohon_email, ...surat });
  const { serupa: _, ...sesudah } = await getPermintaanAkses(ctx, minta);
  ctx.logChange({ sebelum: { status: minta.status }, sesudah });
  return sesudah;
}
