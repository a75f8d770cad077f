import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { recordKetukanMesin } from '../../presensi/ketukan/record-ketukan-mesin.ts';
import type { TertahanRow } from './tertahan-daftar.queries.ts';

/** Makes lines that waited a member's events, machine by machine; answers how many were new. */
export async function recordTertahan(
  { db, now, deps, organisasi }: OrganisasiCtx,
  user_id: number,
  rows: readonly TertahanRow[],
): Promise<number> {
  const { tenant_id, organisasi_id } = organisasi;
  let tercatat = 0;
  // A machine's lines keep the zone that they were sent in.
  for (const same of Map.groupBy(rows, (row) => `${row.perangkat_id} ${row.timezone}`).values()) {
    const [first] = same;
    if (!first) continue;
    const { perangkat_id, nama, lokasi_presensi_id, timezone } = first;
    const mesin = { tenant_id, organisasi_id, perangkat_id, nama, lokasi_presensi_id, timezone };
    const ketukan = same.flatMap(({ waktu, kunci }) => (waktu === null ? [] : [{ user_id, waktu, id_luar: kunci }]));
    tercatat += await recordKetukanMesin({ db, now, jobs: deps.jobs }, mesin, ketukan);
  }
  deps.siaran.tell(organisasi_id);
  return tercatat;
}
