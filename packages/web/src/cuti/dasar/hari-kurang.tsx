import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import classes from './cuti.module.css';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';

/** The days of a leave that no balance pays, and what becomes of them; once it was called off nobody gives any back. */
export function HariKurang({ cuti }: { cuti: Pick<DetailCuti, 'hari_kurang' | 'tgl_batal'> }) {
  const { hari_kurang: hari, tgl_batal } = cuti;
  const jumlah = hari.reduce((sum, one) => sum + one.hari, 0);
  return (
    <>
      <p className={classes['warning']}>
        {formatJumlahHari(jumlah)}: {hari.map(({ tanggal }) => formatTanggal(tanggal)).join(', ')}
      </p>
      <p>
        Menjadi hari kerja sesudah cutinya disetujui, ketika saldonya sudah habis. Bila saldonya bertambah, harinya
        terpotong sendiri{tgl_batal === null ? '; bila tidak, operator dapat mengembalikan harinya' : ''}.
      </p>
    </>
  );
}
