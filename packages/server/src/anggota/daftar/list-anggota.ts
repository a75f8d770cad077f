import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import { nikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import { loadSaringAtribut } from '../../atribut/nilai/load-saring-atribut.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectAnggotaRows } from '../dasar/anggota.queries.ts';

export const listAnggota: Verb<typeof anggota.listAnggota> = async (ctx, { atribut, kolom_atribut, ...filter }) => {
  const page = await selectAnggotaRows(ctx, {
    ...filter,
    ...(await loadSaringAtribut(ctx, { atribut, kolom_atribut })),
  });
  return { ...page, data: page.data.map((row) => ({ ...row, nik: nikTerlihat(ctx.actor, row) })) };
};
