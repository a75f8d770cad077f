import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open-db.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { listSuratKeluar } from './surat-keluar.queries.ts';

const OUTBOX_PATH = '/kotak-surat';
const SHOWN = 100;

/** The unsent mails, newest first. They hold links that sign people in: mount it on a developer's own machine only. */
export function mountOutboxPage(app: FastifyInstance, db: Db): void {
  app.get(OUTBOX_PATH, async (_, reply) => {
    const mails = await listSuratKeluar(db, SHOWN);
    const items = mails.map(
      ({ kepada, judul, teks, dibuat_pada }) =>
        `<article><h2>${escapeHtml(judul)}</h2><p>Kepada ${escapeHtml(kepada)}, ${dibuat_pada}</p><pre>${linked(teks)}</pre></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="id"><title>Kotak surat</title><h1>Kotak surat</h1>${items.join('') || '<p>Belum ada surat.</p>'}`,
      );
  });
}

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
