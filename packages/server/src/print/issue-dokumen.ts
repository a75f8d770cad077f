import { inScope } from '../db/in-scope.ts';
import type { OrganisasiCtx } from '../http/ctx.ts';
import { insertDokumen, type Ringkasan } from './dokumen.queries.ts';

/** Notes what a printed document says in short, and answers the address that its QR code leads to. */
export async function issueDokumen(ctx: OrganisasiCtx, judul: string, ringkasan: Ringkasan): Promise<string> {
  const { tenant_id, organisasi_id } = ctx.organisasi;
  const scope = { lingkup: 'organisasi', tenant_id, organisasi_id } as const;
  // A transaction of its own: the call that prints only reads.
  const dokumen_id = await inScope(ctx.deps.db, scope, (db) =>
    insertDokumen(db, { tenant_id, organisasi_id, judul, ringkasan, user_id: ctx.actor.user_id }),
  );
  return `${ctx.deps.publicUrl}/verifikasi/${dokumen_id}`;
}
