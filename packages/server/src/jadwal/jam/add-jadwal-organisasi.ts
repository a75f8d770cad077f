import type { JadwalBaru, JadwalDiubah } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { addJadwalTenant } from './add-jadwal-tenant.ts';
import { assignJadwal } from '../kerja/assign-jadwal.ts';

type Input = JadwalBaru & { untuk_semua: boolean };

/** Makes an organisation's work hours, and where wished gives them to everybody in it from their first day on. */
export async function addJadwalOrganisasi(ctx: OrganisasiCtx, { untuk_semua, ...input }: Input): Promise<JadwalDiubah> {
  const jadwal = await addJadwalTenant(ctx, input);
  if (!untuk_semua) return jadwal;
  const { jadwal_id } = jadwal;
  const { tgl_mulai, preview, koreksi } = input;
  const sasaran = [{ target: 'organisasi', user_id: null, group_id: null }] as const;
  const { dampak } = await assignJadwal(
    ctx,
    { jadwal_id, tgl_mulai, status: STATUS_RECORD.aktif, preview, koreksi },
    sasaran,
  );
  ctx.logChange({ sesudah: jadwal });
  return { ...jadwal, dampak };
}
