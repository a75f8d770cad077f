import type { AtributAktif, SaringAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { pesanNilaiAtribut } from '@hadir/contract/atribut/nilai/pesan-nilai-atribut.ts';
import { checkNilaiAtribut } from '@hadir/rules/atribut/check-nilai-atribut.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { listAtributAktif } from './list-atribut-aktif.ts';
import type { Saringan } from './nilai-atribut.queries.ts';

type Dicari = { atribut?: SaringAtribut | undefined; kolom_atribut?: number[] | undefined };

/**
 * What a list of members asks of their attributes, as far as the caller sees them: a column that is gone is left out, a
 * filter that is gone is refused, since without it others would be found. Without any the database is not asked.
 */
export async function loadSaringAtribut(ctx: OrganisasiCtx, { atribut = {}, kolom_atribut = [] }: Dicari) {
  const wanted = Object.entries(atribut);
  if (wanted.length === 0 && kolom_atribut.length === 0) return { kolom: [], saringan: [] };
  const known = new Map((await listAtributAktif(ctx)).map((one) => [one.atribut_id, one]));
  const saringan = wanted.map(([key, nilai]): Saringan => {
    const one = known.get(Number(key));
    if (!one) throw refuseField(`atribut.${key}`, 'Atribut ini tidak ada lagi. Hapus saringannya');
    return toSaringan(one, nilai);
  });
  return { kolom: kolom_atribut.filter((id) => known.has(id)), saringan };
}

function toSaringan(atribut: AtributAktif, nilai: string | null): Saringan {
  const { atribut_id, tipe } = atribut;
  const check = (one: string) => {
    const galat = checkNilaiAtribut(atribut, one);
    if (galat) throw refuseField(`atribut.${atribut_id}`, pesanNilaiAtribut(galat));
    return one;
  };
  if (nilai === null) return { atribut_id, cara: 'kosong' };
  if (tipe === 'teks') return { atribut_id, cara: 'memuat', nilai };
  if (tipe === 'pilihan' || tipe === 'ya_tidak') return { atribut_id, cara: 'sama', nilai: check(nilai) };
  const [dari = '', sampai = dari] = nilai.split('..');
  return { atribut_id, cara: tipe, dari: dari ? check(dari) : null, sampai: sampai ? check(sampai) : null };
}
