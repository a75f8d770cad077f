import { contract } from '@hadir/contract/contract.ts';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { writeIcal } from '../../platform/ical/write-ical.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { enterAs } from '../../platform/http/access/enter-as.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';
import { canSeeCuti } from '../dasar/can-see-cuti.ts';
import { findKalender, listAcara, updateKontakKalender } from './kalender-cuti.queries.ts';
import { toAcaraIcal } from './to-acara-ical.ts';

const JUDUL = { saya: 'Cuti saya', grup: 'Cuti grup', instansi: 'Cuti' };

/** When a calendar was fetched last is kept no more closely than this. */
const KONTAK_MS = 15 * 60_000;

/** The private calendars that Google, Apple and Outlook subscribe to: the address alone lets in, until it is revoked. */
export function mountKalender(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/kalender-cuti/:file', async (request, reply) => {
    const kalender = await readKalender(deps, request.params.file.replace(/\.ics$/, ''));
    if (!kalender) return reply.code(404).type('text/plain; charset=utf-8').send('Kalender tidak ditemukan');
    return reply
      .header('cache-control', 'private, max-age=900')
      .header('content-disposition', 'inline; filename="cuti.ics"')
      .type('text/calendar; charset=utf-8')
      .send(kalender);
  });
}

/** What the calendar holds, as its owner may see it today; undefined where he may not, or leave is switched off. */
async function readKalender(deps: Deps, token: string): Promise<string | undefined> {
  const now = deps.now();
  const kalender = await inScope(deps.db, { lingkup: 'semua' }, (db) => findKalender(db, hashToken(token)), {
    readOnly: true,
  });
  if (!kalender) return undefined;
  const passed = await enterAs(deps.db, kalender, contract.kalenderCuti.addAlamatKalender, now);
  if ('refusal' in passed) return undefined;
  const isPenuh = canSeeCuti(passed);
  if (kalender.isi === 'instansi' && !isPenuh) return undefined;

  const isi = await inScope(
    deps.db,
    passed.scope,
    async (db) => {
      const saklar = await findSaklarCuti({ ...passed, db });
      if (saklar.is_disable_ketidakhadiran || !saklar.is_aktif) return undefined;
      const acara = await listAcara(db, kalender, { now, isPenuh });
      return writeIcal(`${JUDUL[kalender.isi]} ${kalender.nama_organisasi}`, acara.map(toAcaraIcal), now);
    },
    { readOnly: true },
  );
  const last = kalender.terakhir_pada;
  if (isi !== undefined && (last === null || Date.parse(last) < now.getTime() - KONTAK_MS))
    await inScope(deps.db, passed.scope, (db) => updateKontakKalender(db, kalender, now));
  return isi;
}
