import type { FastifyInstance } from 'fastify';
import { hashToken } from '../auth/secret-token.ts';
import { inScope } from '../db/in-scope.ts';
import type { Deps } from '../http/deps.ts';
import { findKalender, listAcara } from './kalender-cuti.queries.ts';
import { writeIcal } from './write-ical.ts';

const JUDUL = { saya: 'Cuti saya', grup: 'Cuti grup', instansi: 'Cuti' };

/** The private calendars that Google, Apple and Outlook subscribe to: the address alone lets in, until it is revoked. */
export function mountKalender(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/kalender-cuti/:file', async (request, reply) => {
    const now = deps.now();
    const token_hash = hashToken(request.params.file.replace(/\.ics$/, ''));
    const kalender = await inScope(deps.db, { lingkup: 'semua' }, (db) => findKalender(db, token_hash, now), {
      readOnly: true,
    });
    if (!kalender) return reply.code(404).type('text/plain; charset=utf-8').send('Kalender tidak ditemukan');
    const { tenant_id, organisasi_id } = kalender;
    const scope = { lingkup: 'organisasi', tenant_id, organisasi_id } as const;
    const acara = await inScope(deps.db, scope, (db) => listAcara(db, kalender, now), { readOnly: true });
    const nama = `${JUDUL[kalender.isi]} ${kalender.nama_organisasi}`;
    return reply
      .header('cache-control', 'private, max-age=900')
      .header('content-disposition', 'inline; filename="cuti.ics"')
      .type('text/calendar; charset=utf-8')
      .send(writeIcal(nama, acara, now));
  });
}
