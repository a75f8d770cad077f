import type { LinkEndpoint } from '@hadir/contract/kit/link/link-endpoint.ts';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../kit/refusal.ts';
import { CSP_HALAMAN } from '../pages/csp-halaman.ts';
import { tautanKe } from '../pages/tautan-ke.ts';
import { writeHalaman } from '../pages/write-halaman.ts';

/** What a link has opened. */
export function sendOpened(reply: FastifyReply, link: LinkEndpoint, answer: string) {
  if (link.answer === 'text/html') return asPage(reply).send(answer);
  return reply
    .header('cache-control', 'private, max-age=900')
    .header('content-disposition', `inline; filename="${link.filename}"`)
    .type('text/calendar; charset=utf-8')
    .send(answer);
}

/**
 * Why a link opens nothing: a page for a person, the link's own where it has one to be mended, a sentence for a program;
 * with nothing in it that only the API knows.
 */
export function sendUnopened(reply: FastifyReply, link: LinkEndpoint, { status, message, details }: Refusal) {
  void reply.code(status);
  if (link.answer === 'text/calendar') return reply.type('text/plain; charset=utf-8').send(message);
  const { alamat, halaman } = details as { alamat?: string; halaman?: string };
  if (halaman !== undefined) return asPage(reply).send(halaman);
  const { judul, lanjut = 'Buka Hadir' } = link.tolakan;
  const fields = Object.values(details.errors ?? {}).flat();
  const kalimat = `${[message, ...fields].join('. ')}.`;
  return asPage(reply).send(writeHalaman({ judul, kalimat, isi: alamat ? tautanKe(alamat, lanjut) : '' }));
}

const asPage = (reply: FastifyReply) =>
  reply
    .header('content-security-policy', CSP_HALAMAN)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8');
