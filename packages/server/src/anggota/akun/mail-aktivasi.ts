import { deletePermintaanAktivasi } from './akun.queries.ts';
import { issueAktivasi, type PenerbitAktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';
import { listNamaOrganisasi } from '../../auth/aktivasi/aktivasi.queries.ts';
import { sebabAktivasi, suratAktivasi } from './surat-aktivasi.ts';

type Orang = { user_id: number; nama: string; email: string };

/** Issues an account's activation token and mails its link, three times an hour at most. */
export async function mailAktivasi(ctx: PenerbitAktivasi, { user_id, nama, email }: Orang, sebab?: string) {
  // Refused before a new token takes the place of the one that was mailed.
  await ctx.deps.limits.take('surat_akun', `aktivasi|${user_id}`);
  const [aktivasi] = await issueAktivasi(ctx, [user_id]);
  if (!aktivasi) return undefined;
  await deletePermintaanAktivasi(ctx.db, [user_id]);
  const karena = sebab ?? sebabAktivasi((await listNamaOrganisasi(ctx.db, [user_id])).get(user_id));
  await ctx.deps.mail.send(ctx.db, { kepada: email, ...suratAktivasi(nama, aktivasi, karena) });
  return aktivasi;
}
