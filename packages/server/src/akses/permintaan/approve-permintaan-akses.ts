import type { PermintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { mayChooseInduk } from '@hadir/rules/tenant/may-decide-akses.ts';
import { inviteAdmin } from '../../anggota/pengelola/invite-admin.ts';
import { lockKuotaOrganisasi, updateOrganisasi } from '../../organisasi/organisasi.queries.ts';
import { updateTenant } from '../../tenant/tenant.queries.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { getPermintaanAkses } from './get-permintaan-akses.ts';
import { getUntukDiputuskan } from './get-untuk-diputuskan.ts';
import { makeOperatorPertama } from './make-operator-pertama.ts';
import { openOrganisasi } from './open-tempat.ts';
import { updatePermintaanAkses, type PermintaanTersimpan } from './permintaan-akses.queries.ts';

type Input = { permintaan_akses_id: number; email?: string | null | undefined; tenant_id?: number | undefined };

/**
 * Lets an institution in: its tenant or organisation is active, and its applicant the first admin or operator, with the
 * link that activates his account in the mail; all of it or nothing.
 */
export async function approvePermintaanAkses(ctx: UserCtx, input: Input): Promise<PermintaanAkses> {
  const minta = await getUntukDiputuskan(ctx, input.permintaan_akses_id);
  const pemohon = { nama: minta.pemohon_nama, email: input.email || minta.pemohon_email };
  const tempat =
    minta.jenis === 'tenant'
      ? await approveTenant(ctx, minta, pemohon)
      : await approveOrganisasi(ctx, minta, pemohon, input.tenant_id);
  await updatePermintaanAkses(ctx.db, minta.permintaan_akses_id, {
    ...tempat,
    status: STATUS_AKSES.disetujui,
    diputuskan_pada: ctx.now,
    diputuskan_oleh: ctx.actor.user_id,
  });
  const { serupa: _, ...sesudah } = await getPermintaanAkses(ctx, minta);
  ctx.logChange({ sebelum: { status: minta.status }, sesudah: { ...sesudah, dikirim_ke: pemohon.email } });
  return sesudah;
}

type Pemohon = { nama: string; email: string };

async function approveTenant(ctx: UserCtx, { nama, ...minta }: PermintaanTersimpan, pemohon: Pemohon) {
  const tenant_id = found(minta.tenant_id);
  await updateTenant({ ...ctx, tenant_id }, { status: STATUS_RECORD.aktif, keterangan_status: null });
  const sebab = `Pendaftaran ${nama} di Hadir disetujui. Anda admin induknya.`;
  await inviteAdmin(ctx, { tenant_id, ...pemohon }, { sebab });
  return { tenant_id };
}

async function approveOrganisasi(ctx: UserCtx, minta: PermintaanTersimpan, pemohon: Pemohon, dipilih?: number) {
  const tenant_id = minta.tenant_id ?? (mayChooseInduk(ctx.actor.peran) ? dipilih : undefined);
  if (tenant_id === undefined) throw refuseField('tenant_id', 'Pilih induk: kode yang ditulis pemohon tidak dikenal');
  const organisasi_id = minta.organisasi_id ?? (await openOrganisasi(ctx, minta, tenant_id)).organisasi_id;
  const { kuota, terpakai } = await lockKuotaOrganisasi(ctx, tenant_id);
  if (kuota !== null && terpakai >= kuota) throw new Refusal('tenant.kuota_organisasi_full', { kuota });
  await updateOrganisasi(ctx, organisasi_id, { status: STATUS_RECORD.aktif, keterangan_status: null });
  await makeOperatorPertama(ctx, { organisasi_id, instansi: minta.nama }, pemohon);
  return { tenant_id, organisasi_id };
}
