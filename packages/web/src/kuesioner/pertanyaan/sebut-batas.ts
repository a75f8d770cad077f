import { formatAngka } from '../../kit/format/format.ts';
import type { Pertanyaan } from './widget-props.ts';

/** What an answer must keep to: 'paling sedikit 1, paling banyak 3'; nothing where there is no limit. */
export function sebutBatas({ jenis, minimum, maksimum }: Pick<Pertanyaan, 'jenis' | 'minimum' | 'maksimum'>): string {
  if (jenis !== 'beberapa' && jenis !== 'angka') return '';
  const [kurang, lebih] = jenis === 'beberapa' ? ['paling sedikit', 'paling banyak'] : ['paling kecil', 'paling besar'];
  const batas = [
    minimum !== null && `${kurang} ${formatAngka(minimum)}`,
    maksimum !== null && `${lebih} ${formatAngka(maksimum)}`,
  ];
  return batas.filter(Boolean).join(', ');
}
