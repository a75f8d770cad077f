import { randomUUID } from 'node:crypto';
import { inScope } from '../db/scope/in-scope.ts';
import type { Scope } from '../db/scope/scope.ts';
import type { Actor, OrganisasiCtx } from '../ctx/ctx.ts';
import type { SumberTersimpan } from './verifikasi-upward.ts';
import { insertDokumen } from './dokumen.queries.ts';
import type { Ringkasan } from './ringkasan.ts';

/** For whom a document is printed, of which organisation. */
export type CetakCtx = Pick<OrganisasiCtx, 'db' | 'deps'> & {
  organisasi: { organisasi_id: number; tenant_id: number };
  actor: Pick<Actor, 'user_id'>;
};

/** Who issues a document: an organisation, or (null) the tenant itself. */
type TerbitCtx = Pick<CetakCtx, 'deps' | 'actor'> & {
  organisasi: { organisasi_id: number | null; tenant_id: number };
};

/** What a document says in short, and what it can be made of again. */
type Terbitan = { ringkasan: Ringkasan; sumber?: SumberTersimpan | null };

/** So many are noted in one statement. */
const PORSI = 500;

/** Notes what a printed document says in short, and answers the address that its QR code leads to. */
export async function issueDokumen(ctx: TerbitCtx, judul: string, terbitan: Terbitan): Promise<string> {
  const [alamat = ''] = await issueSemua(ctx, judul, [terbitan]);
  return alamat;
}

/** The same for the documents of one file, each with an address of its own, in their order. */
export async function issueSemua(ctx: TerbitCtx, judul: string, terbitan: readonly Terbitan[]): Promise<string[]> {
  const { tenant_id, organisasi_id } = ctx.organisasi;
  const scope: Scope =
    organisasi_id === null ? { lingkup: 'tenant', tenant_id } : { lingkup: 'organisasi', tenant_id, organisasi_id };
  // A transaction of its own: the call that prints only reads.
  const of = { tenant_id, organisasi_id, judul, user_id: ctx.actor.user_id };
  const dokumen = terbitan.map(({ ringkasan, sumber = null }) => ({
    ...of,
    dokumen_id: randomUUID(),
    ringkasan,
    sumber,
  }));
  for (let from = 0; from < dokumen.length; from += PORSI) {
    const portion = dokumen.slice(from, from + PORSI);
    await inScope(ctx.deps.db, scope, (db) => insertDokumen(db, portion));
  }
  return dokumen.map(({ dokumen_id }) => `${ctx.deps.publicUrl}/verifikasi/${dokumen_id}`);
}
