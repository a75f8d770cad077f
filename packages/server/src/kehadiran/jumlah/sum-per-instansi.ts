import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { listNamaInstansi } from './nama-instansi.queries.ts';

type Sentuhan = { organisasi_id: number; user_ids: readonly number[]; hari: number };

/** What a change of the tenant's does in each of its organisations: by how many days, and of how many members. */
export async function sumPerInstansi(
  { db, tenant_id }: Pick<MilikCtx, 'db' | 'tenant_id'>,
  sentuhan: readonly Sentuhan[],
  berubah: readonly { organisasi_id: number }[] | null,
): Promise<NonNullable<Dampak['per_instansi']>> {
  if (sentuhan.length === 0) return [];
  const rows = await listNamaInstansi(
    db,
    tenant_id,
    sentuhan.map(({ organisasi_id }) => organisasi_id),
  );
  const milik = Map.groupBy(sentuhan, ({ organisasi_id }) => organisasi_id);
  return rows.map(({ organisasi_id, nama }) => {
    const own = milik.get(organisasi_id) ?? [];
    return {
      organisasi_id,
      nama,
      hari: own.reduce((sum, one) => sum + one.hari, 0),
      anggota: new Set(own.flatMap(({ user_ids }) => user_ids)).size,
      berubah: berubah && berubah.filter((one) => one.organisasi_id === organisasi_id).length,
    };
  });
}
