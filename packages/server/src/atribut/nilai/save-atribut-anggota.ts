import { nilaiAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.contract.ts';
import { found, foundOnlyIf } from '../../platform/kit/found.ts';
import type { AtributAnggota, IsianAtribut, NilaiAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { writeNilai } from './nilai-atribut.queries.ts';
import { requireIsianAtribut } from './require-isian-atribut.ts';
import { loadNilaiAnggota } from './load-nilai-anggota.ts';
import { toLogAtribut } from './to-log-atribut.ts';
import { toNilaiBaru } from './to-nilai-baru.ts';

type Input = { user_id: number; organisasi_id: number; atribut: IsianAtribut };

/** Fills in one's own attributes; 404 for anybody else's, whose operator fills them in with the rest of him. */
export async function saveAtributAnggota(ctx: UserCtx, input: Input): Promise<AtributAnggota[]> {
  const { user_id, organisasi_id, atribut } = input;
  foundOnlyIf(user_id === ctx.actor.user_id);
  const inside = await enterOrganisasi(ctx, organisasi_id, nilaiAtribut.saveAtributAnggota, { user_id });
  found(await ctx.deps.upward.findAnggota(inside, user_id));
  const sebelum = await loadNilaiAnggota(inside, user_id);
  requireIsianAtribut(inside, sebelum, atribut, terisiOf(sebelum));
  await writeNilai(inside, toNilaiBaru(user_id, sebelum, atribut));
  const sesudah = await loadNilaiAnggota(inside, user_id);
  ctx.logChange({ sebelum: toLog(sebelum), sesudah: toLog(sesudah) });
  return sesudah;
}

const terisiOf = (atribut: readonly AtributAnggota[]): NilaiAtribut =>
  Object.fromEntries(atribut.flatMap(({ atribut_id, nilai }) => (nilai === null ? [] : [[atribut_id, nilai]])));
const toLog = (atribut: readonly AtributAnggota[]) => ({ atribut: toLogAtribut(atribut, terisiOf(atribut)) });
