import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { SebabTakJelas } from '@hadir/rules/wajah/judge-potret.ts';
import { countJarakWajah, type Deskriptor } from '@hadir/rules/wajah/judge-wajah.ts';
import { isSatuOrang } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import { PERSETUJUAN_WAJAH } from '@hadir/rules/wajah/persetujuan-wajah.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { BeforeCtx } from '../../platform/http/pipeline/prepared-verb.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { callerOf } from '../../platform/workers/caller-of.ts';
import { runTask } from '../../platform/workers/run-task.ts';
import { requireWajah } from '../dasar/require-wajah.ts';

export type IsianWajah = { persetujuan_versi: string; foto_1: Upload; foto_2: Upload; foto_3: Upload };

const KALIMAT: Record<SebabTakJelas, string> = {
  tanpa_wajah: 'Tidak ada wajah yang terlihat di foto ini. Hadapkan wajah ke kamera di tempat yang terang',
  banyak_wajah: 'Ada lebih dari satu wajah di foto ini. Ambil lagi sendirian',
  kurang_jelas: 'Wajah di foto ini kurang jelas. Dekatkan wajah ke kamera di tempat yang terang',
  tak_terbaca: 'Foto ini tidak terbaca. Ambil lagi',
};

/** Refuses before any photo is read: where faces are not compared, an agreement to another text, and too many tries. */
export async function checkPersetujuan(
  ctx: BeforeCtx<OrganisasiCtx>,
  { persetujuan_versi }: Pick<IsianWajah, 'persetujuan_versi'>,
): Promise<void> {
  if (persetujuan_versi !== PERSETUJUAN_WAJAH.versi) throw new Refusal('wajah.persetujuan');
  await ctx.read(requireWajah);
  await ctx.deps.limits.take('daftar_wajah', String(ctx.actor.user_id));
}

const FOTO = ['foto_1', 'foto_2', 'foto_3'] as const;

/** The photo that is farthest from the others: at that one it is said. */
function terjauh(semua: readonly Deskriptor[]): number {
  const jumlah = semua.map((satu) => semua.reduce((sum, lain) => sum + countJarakWajah(satu, lain), 0));
  return jumlah.indexOf(Math.max(...jumlah));
}

/**
 * What the three photos show, measured before the transaction (aturan/wajah#pendaftaran). Refuses a photo without one
 * clear face, and photos of several people.
 */
export async function measurePotret(ctx: BeforeCtx<OrganisasiCtx>, isian: IsianWajah): Promise<Deskriptor[]> {
  const { ambang } = await ctx.read(requireWajah);
  const semua: Deskriptor[] = [];
  for (const name of FOTO) {
    const hasil = await runTask(
      'computeWajah',
      { content: isian[name].content },
      { caller: callerOf(ctx), isAwaited: true },
    );
    if ('sebab' in hasil) throw refuseField(name, KALIMAT[hasil.sebab]);
    semua.push(hasil.ciri);
  }
  const jarak = semua.flatMap((satu, n) => semua.slice(n + 1).map((lain) => countJarakWajah(satu, lain)));
  if (!isSatuOrang(jarak, ambang))
    throw refuseField(FOTO[terjauh(semua)] ?? 'foto_3', 'Ketiga foto tampaknya bukan satu orang. Ambil lagi');
  return semua;
}
