import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { Card } from '../../ui/show/card.tsx';
import { PertanyaanRingkas } from './pertanyaan/pertanyaan-ringkas.tsx';
import classes from './pertanyaan/susun.module.css';

/** The questions as they are asked, for those who only read them. */
export function SusunanBaca({ bagian }: { bagian: readonly Bagian[] }) {
  const before = (at: number) => bagian.slice(0, at).flatMap(({ pertanyaan }) => pertanyaan).length;
  return (
    <>
      {bagian.map(({ bagian_id, judul, keterangan, pertanyaan }, at) => (
        <Card key={bagian_id} title={judul || `Bagian ${at + 1}`} subtitle={keterangan}>
          <ol className={classes['daftar']}>
            {pertanyaan.map((one, index) => (
              <li key={one.pertanyaan_id} className={classes['pertanyaan']}>
                <p className={classes['judul']}>
                  <span className={classes['nomor']}>{before(at) + index + 1}</span>
                  {one.judul}
                </p>
                <PertanyaanRingkas bagian={bagian} pertanyaan={one} />
              </li>
            ))}
            {pertanyaan.length === 0 && <li className={classes['kosong']}>Tidak ada pertanyaan di bagian ini.</li>}
          </ol>
        </Card>
      ))}
    </>
  );
}
