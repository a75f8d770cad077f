import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { constraintMeaning } from '../../db/scope/constraint-meaning.ts';
import { isAway, isDatabasePenuh } from '../../db/open/database-away.ts';
import { isDiskFull } from '../../files/open-room.ts';
import { CSP_HALAMAN } from '../pages/csp-halaman.ts';
import { Refusal } from '../../kit/refusal.ts';
import { sendUnopened } from './send-opened.ts';
import { writeHalaman } from '../pages/write-halaman.ts';

/** The database is looked for four times a second: whoever asks again so soon finds it, if it is there. */
const COBA_LAGI_DETIK = 5;
/** Somebody has to make room first. */
const DISK_PENUH_DETIK = 60;

/** Any throw becomes an answer from the catalogue; what is not known says nothing to the outside but its reference. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal) {
    const wait = refusal.details['detik'];
    if (typeof wait === 'number') void reply.header('retry-after', String(Math.ceil(wait)));
    if (refusal.code === 'system.away' && !request.url.startsWith('/api/')) return sendAway(reply, refusal);
    if (request.link) return sendUnopened(reply, request.link, refusal);
    return reply.code(refusal.status).send(refusal.toBody());
  }
  request.log.error({ err: error, reference: request.id }, 'permintaan gagal');
  if (request.link) return sendUnopened(reply, request.link, new Refusal('system.failed'));
  return reply.code(500).send({ ...new Refusal('system.failed').toBody(), reference: request.id });
}

/** Whoever opens a link has no application around it that could show a refusal. */
function sendAway(reply: FastifyReply, { status, message }: Refusal) {
  return reply
    .code(status)
    .header('content-security-policy', CSP_HALAMAN)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(writeHalaman({ judul: 'Sebentar', kalimat: `${message}.` }));
}

export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isAway(error) || isDatabasePenuh(error)) return new Refusal('system.away', { detik: COBA_LAGI_DETIK });
  if (isDiskFull(error)) return new Refusal('system.disk_full', { detik: DISK_PENUH_DETIK });
  const meaning = constraintMeaning(error);
  if (meaning) return refusalFrom(meaning);
  return fastifyRefusal(error as Partial<FastifyError>);
}

function refusalFrom({ code, field }: NonNullable<ReturnType<typeof constraintMeaning>>): Refusal {
  const refusal = new Refusal(code);
  return field === undefined ? refusal : new Refusal(code, { errors: { [field]: [refusal.message] } });
}

function fastifyRefusal({ code, statusCode }: Partial<FastifyError>): Refusal | undefined {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new Refusal('input.body_too_large');
    default:
      return statusCode !== undefined && statusCode >= 400 && statusCode < 500
        ? new Refusal('input.malformed')
        : undefined;
  }
}
