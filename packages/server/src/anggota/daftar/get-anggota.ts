import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { nikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { loadAnggota } from './load-anggota.ts';

/** One member with his history; 404 where he is none, or where a plain user asks for somebody else. */
export async function getAnggota(ctx: OrganisasiCtx, { user_id }: { user_id: number }): Promise<Anggota> {
  const anggota = await loadAnggota(ctx, { user_id });
  return { ...anggota, nik: nikTerlihat(ctx.actor, anggota) };
}
