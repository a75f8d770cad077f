import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { FaktaAnggotaTerbaca, FaktaOrganisasiTerbaca } from '../../kehadiran/hari/fakta.queries.ts';
import type { LokasiFakta } from './fakta-diingat.ts';
import { getFaktaPresensi, listEventTap } from './fakta-presensi.queries.ts';
import { rentangEvent } from '../../kehadiran/hari/rentang-event.ts';

export type FaktaPresensi = {
  organisasi: FaktaOrganisasiTerbaca;
  /** Null for one who is no member. */
  anggota: FaktaAnggotaTerbaca | null;
  lokasi: readonly LokasiFakta[];
};

/** What the caller's own days between these dates are judged by now, and where he may attend. */
export async function loadFaktaPresensi(ctx: OrganisasiCtx, range: TanggalRange): Promise<FaktaPresensi> {
  const { db, deps, organisasi, actor } = ctx;
  const asked = { organisasi_id: organisasi.organisasi_id, user_id: actor.user_id, ...rentangEvent(range) };
  let usang: number | undefined;
  for (;;) {
    const known = await getFaktaPresensi(deps.db, organisasi, range, usang);
    const [now] = await listEventTap(db, [asked]);
    if (now?.versi === known.versi) {
      const own = known.anggota.get(actor.user_id);
      return {
        organisasi: known.organisasi,
        anggota: own ? { ...own.fakta, events: now.events } : null,
        lokasi: own?.lokasi ?? [],
      };
    }
    usang = known.versi;
  }
}
