import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listGrupOf } from '../../grup/grup.queries.ts';
import { listLokasiOf } from '../../lokasi/lokasi.queries.ts';

type Tempat = { group_id?: number | null | undefined; lokasi_presensi_ids?: number[] | undefined };

/** Refuses groups and locations that the organisation does not have, and groups that are inactive. */
export async function checkTempat(ctx: OrganisasiCtx, tempat: Tempat[]): Promise<void> {
  const groups = unique(tempat.map(({ group_id }) => group_id ?? []).flat());
  const places = unique(tempat.flatMap(({ lokasi_presensi_ids }) => lokasi_presensi_ids ?? []));
  const [grup, lokasi] = await Promise.all([
    groups.length > 0 ? listGrupOf(ctx, groups) : [],
    places.length > 0 ? listLokasiOf(ctx, places) : [],
  ]);
  if (grup.length < groups.length) throw refuseField('group_id', 'Grup tidak ditemukan');
  if (lokasi.length < places.length) throw refuseField('lokasi_presensi_ids', 'Lokasi presensi tidak ditemukan');
  const inactive = grup.find(({ status }) => status !== STATUS_RECORD.aktif);
  if (inactive) throw new Refusal('grup.inactive', { nama: inactive.nama });
}

const unique = (ids: number[]) => [...new Set(ids)];
