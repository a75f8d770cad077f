import type { AtributAktif, SaringAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { sebutNilaiAtribut } from '@hadir/contract/atribut/nilai/sebut-nilai-atribut.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import type { FilterChip } from '../../ui/show/filter-chips.tsx';

/** A chip for each atribut that is sought; one that is gone can be taken away too. */
export const sebutSaringAtribut = (atribut: readonly AtributAktif[], saring: SaringAtribut): FilterChip[] =>
  Object.entries(saring).map(([id, nilai]) => {
    const one = atribut.find(({ atribut_id }) => String(atribut_id) === id);
    return { key: `atribut.${id}`, label: `${one?.nama ?? 'Atribut'}: ${one ? sebut(one, nilai) : '…'}` };
  });

function sebut({ tipe }: AtributAktif, nilai: string | null): string {
  if (nilai === null) return 'belum diisi';
  if (tipe === 'ya_tidak') return sebutYaTidak(nilai === '1');
  if (tipe === 'teks' || tipe === 'pilihan') return nilai;
  const say = (end: string) => sebutNilaiAtribut({ tipe }, end) ?? end;
  const [dari = '', sampai = ''] = nilai.split('..');
  if (dari && sampai) return `${say(dari)} – ${say(sampai)}`;
  return dari ? `mulai ${say(dari)}` : `sampai ${say(sampai)}`;
}
