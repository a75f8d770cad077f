import { contract } from '@hadir/contract/contract.generated.ts';
import type { langgananSaya } from '@hadir/contract/dashboard/kalender/langganan-saya.links.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { enterAsOrang } from '../../platform/http/access/enter-as.ts';
import type { LinkVerb } from '../../platform/http/pipeline/link-verb.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { writeIcal } from '../../platform/ical/write-ical.ts';
import { findPemilikAlamat, updateKontakAlamat } from './alamat-kalender-saya.queries.ts';
import { kumpulkanKalender } from './kumpulkan-kalender.ts';
import { toAcaraKerja } from './to-acara-kerja.ts';

/** How far a calendar program sees, in days before today and after. */
const SEJAK = 14;
const SAMPAI = 60;
/** When a calendar was fetched last is kept no more closely than this. */
const KONTAK_MS = 15 * 60_000;

/**
 * One's own hours, holidays and leave for calendar programs, until the address is revoked. Unknown where the address, or
 * its owner, is let in no more.
 */
export const openKalenderSaya: LinkVerb<typeof langgananSaya.openKalenderSaya> = async (
  { deps, now, find },
  { token },
) => {
  const pemilik = await find((db) => findPemilikAlamat(db, hashToken(token)));
  if (!pemilik) throw new Refusal('kalender.unknown');
  const passed = await enterAsOrang(deps.db, pemilik.user_id, contract.kalenderSaya.getAlamatKalenderSaya, now);
  if ('refusal' in passed) throw new Refusal('kalender.unknown');

  return {
    passed,
    run: async ({ db, today, afterCommit }) => {
      const { scope, actor } = passed;
      const range = { tgl_awal: addDays(today, -SEJAK), tgl_akhir: addDays(today, SAMPAI) };
      const tempat = await kumpulkanKalender({ db, now, today, actor }, range);
      const last = pemilik.terakhir_pada;
      if (last === null || Date.parse(last) < now.getTime() - KONTAK_MS)
        afterCommit(() => inScope(deps.db, scope, (trx) => updateKontakAlamat(trx, pemilik.user_id, now)));
      return writeIcal(`Kerja ${actor.nama}`, tempat.flatMap(toAcaraKerja), now);
    },
  };
};
