import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import { SEBUTAN_PILIHAN_SENDIRI } from '@hadir/contract/persetujuan/sebutan-pilihan-sendiri.ts';
import { sebutJenjangDiputus } from '@hadir/contract/persetujuan/sebut-jenjang-diputus.ts';
import classes from './jalur-section.module.css';

type Props = Pick<JalanPersetujuan, 'penyetuju' | 'urutan' | 'pilihan_sendiri'>;

/** Whose decision a request waits for, who of them decides for several levels at once, and why not those whom the chain names. */
export function MenungguSection({ penyetuju, urutan, pilihan_sendiri }: Props) {
  if (penyetuju.length === 0) return null;
  const names = penyetuju.map(({ nama, jumlah_jenjang }) => {
    const jenjang = sebutJenjangDiputus(urutan, jumlah_jenjang);
    return jenjang ? `${nama} (sekali untuk ${jenjang})` : nama;
  });
  return (
    <p className={classes['note']}>
      Menunggu keputusan {names.join(' atau ')}
      {pilihan_sendiri && `. ${SEBUTAN_PILIHAN_SENDIRI[pilihan_sendiri]}`}
    </p>
  );
}
