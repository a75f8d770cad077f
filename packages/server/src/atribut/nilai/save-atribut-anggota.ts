import type { AtributAnggota, IsianAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import type { UserCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { writeNilai } from './nilai-atribut.queries.ts';
import { requireIsianAtribut } from './require-isian-atribut.ts';
import { loadNilaiAnggota } from './load-nilai-anggota.ts';
import { toNilaiBaru } from './to-nilai-baru.ts';

type Input = { user_id: number; organisasi_id: number; atribut: IsianAtribut };

/** Fills in one's own attributes; 404 for anybody else's, whose operator fills them in with the rest of him. */
export async function saveAtributAnggota(ctx: UserCtx, input: Input): Promise<AtributAnggota[]> {
  const { user_id, organisasi_id, atribut } = input;
  if (user_id !== ctx.actor.user_id) throw new Refusal('input.not_found');
  const rules = { method: 'PUT', who: 'own', access: null, locked: 'no', ofOneself: true } as const;
  const inside = await enterOrganisasi(ctx, organisasi_id, rules);
  if (!(await ctx.deps.upward.findAnggota(inside, user_id))) throw new Refusal('input.not_found');
  const sebelum = await loadNilaiAnggota(inside, user_id);
  const terisi = sebelum.flatMap(({ atribut_id, nilai }) => (nilai === null ? [] : [[atribut_id, nilai]]));
  requireIsianAtribut(inside, sebelum, atribut, Object.fromEntries(terisi));
  await writeNilai(inside, toNilaiBaru(user_id, sebelum, atribut));
  const sesudah = await loadNilaiAnggota(inside, user_id);
  ctx.logChange({ sebelum: sebelum.map(toLog), sesudah: sesudah.map(toLog) });
  return sesudah;
}

const toLog = ({ atribut_id, nama, nilai }: AtributAnggota) => ({ atribut_id, nama, nilai });
