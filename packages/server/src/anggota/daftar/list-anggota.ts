import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import { loadSaringAtribut } from '../../atribut/nilai/load-saring-atribut.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectAnggotaRows } from '../dasar/anggota.queries.ts';

export const listAnggota: Verb<typeof anggota.listAnggota> = async (ctx, { atribut, kolom_atribut, ...filter }) =>
  selectAnggotaRows(ctx, { ...filter, ...(await loadSaringAtribut(ctx, { atribut, kolom_atribut })) });
