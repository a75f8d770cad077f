import { contract } from '@hadir/contract/contract.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { enterAsOrang } from '../../platform/http/access/enter-as.ts';
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

/** One's own hours, holidays and leave for calendar programs: the address alone lets in, until it is revoked. */
export function mountKalenderSaya(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/kalender-saya/:file', async (request, reply) => {
    const kalender = await readKalenderSaya(deps, request.params.file.replace(/\.ics$/, ''));
    if (kalender === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send('Kalender tidak ditemukan');
    return reply
      .header('cache-control', 'private, max-age=900')
      .header('content-disposition', 'inline; filename="kalender-saya.ics"')
      .type('text/calendar; charset=utf-8')
      .send(kalender);
  });
}

/** What is expected of its owner today and around; undefined where the address, or he himself, is let in no more. */
async function readKalenderSaya(deps: Deps, token: string): Promise<string | undefined> {
  const now = deps.now();
  const pemilik = await inScope(deps.db, { lingkup: 'semua' }, (db) => findPemilikAlamat(db, hashToken(token)), {
    readOnly: true,
  });
  if (!pemilik) return undefined;
  const passed = await enterAsOrang(deps.db, pemilik.user_id, contract.kalenderSaya.getAlamatKalenderSaya, now);
  if ('refusal' in passed) return undefined;
  const { scope, today, actor } = passed;
  const range = { tgl_awal: addDays(today, -SEJAK), tgl_akhir: addDays(today, SAMPAI) };
  const tempat = await inScope(deps.db, scope, (db) => kumpulkanKalender({ db, now, today, actor }, range), {
    readOnly: true,
  });
  const last = pemilik.terakhir_pada;
  if (last === null || Date.parse(last) < now.getTime() - KONTAK_MS)
    await inScope(deps.db, scope, (db) => updateKontakAlamat(db, pemilik.user_id, now));
  return writeIcal(`Kerja ${actor.nama}`, tempat.flatMap(toAcaraKerja), now);
}
