import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import { sebutJenjangDiputus } from '@hadir/contract/persetujuan/sebut-jenjang-diputus.ts';
import classes from './jalur-section.module.css';

/** Whose decision a request waits for, and who of them decides for several levels at once. */
export function MenungguSection({ penyetuju, urutan }: Pick<JalanPersetujuan, 'penyetuju' | 'urutan'>) {
  if (penyetuju.length === 0) return null;
  const names = penyetuju.map(({ nama, jumlah_jenjang }) => {
    const jenjang = sebutJenjangDiputus(urutan, jumlah_jenjang);
    return jenjang ? `${nama} (sekali untuk ${jenjang})` : nama;
  });
  return <p className={classes['note']}>Menunggu keputusan {names.join(' atau ')}</p>;
}
