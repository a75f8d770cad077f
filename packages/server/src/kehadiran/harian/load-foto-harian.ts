import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { seesPeka } from '@hadir/rules/akses/hak-pantau.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { callerOf } from '../../platform/workers/caller-of.ts';
import { runTask } from '../../platform/workers/run-task.ts';

/** So many pictures fit a document that is made in memory. */
const MAKS = 300;

/**
 * The photo of each row's first counted record that has one. Whose photo is taken along reads it in his own list of who
 * saw him (aturan/log#foto-sendiri). Refuses who may not see photos, and more than 300 members.
 */
export async function loadFotoHarian(
  ctx: OrganisasiCtx,
  rows: readonly BarisKehadiran[],
): Promise<(Uint8Array | null)[]> {
  if (!seesPeka(ctx.actor.peran, ctx.actor.hak ?? [], 'foto')) throw new Refusal('akses.hak_pantau');
  if (rows.length > MAKS) {
    throw refuseField(
      'foto',
      `PDF dengan foto memuat paling banyak ${MAKS} anggota. Saring menurut grup, atau tanpa foto`,
    );
  }
  const ids = rows.map(fotoOf);
  const files = await ctx.deps.upward.listFotoPresensi(
    ctx,
    ids.filter((id) => id !== null),
    rows.map(({ tanggal }) => tanggal),
  );
  const pictures: (Uint8Array | null)[] = [];
  // One after another: all of them at once would fill the memory.
  for (const id of ids) {
    const berkas_id = id === null ? undefined : files.get(id);
    const kept = berkas_id ? await ctx.deps.files.read(ctx.db, berkas_id) : undefined;
    const task = { content: kept?.content ?? new Uint8Array(), untuk: 'kartu' } as const;
    pictures.push(kept ? await runTask('shrinkImage', task, { caller: callerOf(ctx) }) : null);
  }
  const shown = rows.filter((_, index) => pictures[index] !== null);
  ctx.logChange({ tiap: shown.map(({ anggota }) => ({ tentang_id: anggota.user_id })) });
  return pictures;
}

const fotoOf = ({ presensi }: BarisKehadiran) =>
  presensi.find(({ ada_foto, sebagai }) => ada_foto && (sebagai === 'datang' || sebagai === 'pulang'))?.presensi_id ??
  null;
