import { formatAngka } from '../../kit/format/format.ts';
import type { Pertanyaan } from './widget-props.ts';

/** What an answer must keep to, said before anybody is told that it does not; nothing where there is no limit. */
export function sebutBatas({ jenis, minimum, maksimum }: Pertanyaan): string | null {
  if (jenis !== 'beberapa' && jenis !== 'angka') return null;
  const kata = jenis === 'beberapa' ? 'Pilih' : 'Isi';
  const [kurang, lebih] = jenis === 'beberapa' ? ['paling sedikit', 'paling banyak'] : ['paling kecil', 'paling besar'];
  const batas = [
    minimum !== null && `${kurang} ${formatAngka(minimum)}`,
    maksimum !== null && `${lebih} ${formatAngka(maksimum)}`,
  ].filter(Boolean);
  return batas.length > 0 ? `${kata} ${batas.join(', ')}` : null;
}
