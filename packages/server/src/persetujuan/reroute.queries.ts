import { sql } from 'kysely';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { Permintaan } from './persetujuan-upward.ts';

/** The table of a kind of request, and its states: that in which it waits for its chain, and any that comes before. */
type Letak = {
  tabel: 'cuti' | 'klaim_presensi' | 'presensi_manual' | 'tukar_shift';
  menunggu: number | string;
  belum?: number | string;
};

/** Gives requests on which nobody of their chain has decided another one; the turn of those that wait begins anew. */
export const rerouteOf =
  ({ tabel, menunggu, belum = menunggu }: Letak): Permintaan['reroute'] =>
  async ({ db, organisasi, today }: OrganisasiCtx, jenjang) => {
    await sql`
      update ${sql.table(tabel)} set jenjang = ${JSON.stringify(jenjang)}::jsonb,
        giliran_sejak = case when status = ${menunggu} then ${today}::date end
      where organisasi_id = ${organisasi.organisasi_id} and status in (${menunggu}, ${belum}) and urutan = 0`.execute(
      db,
    );
  };
