import { seesSemuaCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { judulKalenderCuti } from '@hadir/contract/cuti/kalender/label-kalender-cuti.ts';
import { contract } from '@hadir/contract/contract.generated.ts';
import type { langgananCuti } from '@hadir/contract/cuti/kalender/langganan-cuti.links.ts';
import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { writeIcal } from '../../platform/ical/write-ical.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { enterAs } from '../../platform/http/access/enter-as.ts';
import type { LinkVerb } from '../../platform/http/pipeline/link-verb.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';
import { findKalender, listAcara, updateKontakKalender } from './kalender-cuti.queries.ts';
import { toAcaraIcal } from './to-acara-ical.ts';

/** When a calendar was fetched last is kept no more closely than this. */
const KONTAK_MS = 15 * 60_000;

/**
 * The private calendars that Google, Apple and Outlook subscribe to, until their address is revoked: what its owner may
 * see today. Unknown where he may not, or leave is switched off.
 */
export const openKalenderCuti: LinkVerb<typeof langgananCuti.openKalenderCuti> = async (
  { deps, now, find },
  { token },
) => {
  const kalender = await find((db) => findKalender(db, hashToken(token)));
  if (!kalender) throw new Refusal('kalender.unknown');
  const passed = await enterAs(deps.db, kalender, contract.kalenderCuti.addAlamatKalender, now);
  if ('refusal' in passed) throw new Refusal('kalender.unknown');
  const isPenuh = seesSemuaCuti(passed.actor);
  if (kalender.isi === 'instansi' && !isPenuh) throw new Refusal('kalender.unknown');

  return {
    passed,
    run: async ({ db, afterCommit }) => {
      if (!isCutiTerbuka(await findSaklarCuti({ ...passed, db }))) throw new Refusal('kalender.unknown');
      const acara = await listAcara(db, kalender, { today: passed.today, isPenuh });
      const last = kalender.terakhir_pada;
      if (last === null || Date.parse(last) < now.getTime() - KONTAK_MS)
        afterCommit(() => inScope(deps.db, passed.scope, (trx) => updateKontakKalender(trx, kalender, now)));
      return writeIcal(judulKalenderCuti(kalender.isi, kalender.nama_organisasi), acara.map(toAcaraIcal), now);
    },
  };
};
