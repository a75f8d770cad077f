import type { BahanCuti } from '@hadir/contract/cuti/ajuan/bahan-cuti.ts';
import { sebutCutiMelewati } from '@hadir/contract/cuti/ajuan/keanggotaan-berakhir.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/cuti.module.css';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import type { Putusan } from './judge-ajuan.ts';

type Props = {
  putusan: Putusan | null;
  bahan: BahanCuti | undefined;
  /** Its last day, as far as it is chosen. */
  sampai: string | null;
  isSendiri: boolean;
};

/** What a leave costs day by day, and what is left afterwards. */
export function BiayaCard({ putusan, bahan, sampai, isSendiri }: Props) {
  const sisa = putusan?.sisa[0];
  const berakhir = bahan?.keanggotaan_berakhir;
  return (
    <Card title="Yang terpakai">
      {berakhir && sampai !== null && sampai > berakhir.tgl_akhir && (
        <FormNotice isAwas pesan={sebutCutiMelewati(berakhir, isSendiri ? undefined : bahan.nama)} />
      )}
      {putusan ? (
        <div className={classes['stack']}>
          <ul className={classes['list']}>
            {putusan.hari.slice(0, MAKS).map(({ tanggal, hari, libur }) => (
              <li key={tanggal} className={classes['line']}>
                <span className={hari === 0 ? classes['dimmed'] : undefined}>
                  <span>{formatHariTanggal(tanggal)}</span>
                  {hari === 0 && libur && <small className={classes['reason']}>{libur}</small>}
                </span>
                <span className={hari === 0 ? classes['dimmed'] : undefined}>
                  {hari === 0 ? 'tidak dihitung' : formatJumlahHari(hari)}
                </span>
              </li>
            ))}
            {putusan.hari.length > MAKS && (
              <li className={classes['dimmed']}>dan {putusan.hari.length - MAKS} tanggal berikutnya</li>
            )}
            <li className={`${classes['line']} ${classes['total']}`}>
              <span>Jumlah</span>
              <span>{formatJumlahHari(putusan.jumlah)}</span>
            </li>
            {putusan.sisa.map(({ tahun, sebelum, sesudah, is_belum_terbawa }) => (
              <li key={tahun} className={classes['line']}>
                <span>
                  <span>{putusan.sisa.length > 1 ? `Sisa saldo ${tahun} setelahnya` : 'Sisa saldo setelahnya'}</span>
                  {is_belum_terbawa && (
                    <small className={classes['reason']}>belum termasuk yang terbawa dari {tahun - 1}</small>
                  )}
                </span>
                <span>
                  {formatJumlahHari(sesudah)} dari {formatJumlahHari(sebelum)}
                </span>
              </li>
            ))}
            {putusan.menunggu > 0 && (
              <li className={classes['line']}>
                <span>Ajuan lain yang menunggu keputusan</span>
                <span>{formatJumlahHari(putusan.menunggu)}</span>
              </li>
            )}
            {putusan.menunggu > 0 && sisa && putusan.sisa.length === 1 && (
              <li className={classes['line']}>
                <span>Sisa bila semuanya disetujui</span>
                <span>{formatJumlahHari(sisa.sesudah - putusan.menunggu)}</span>
              </li>
            )}
          </ul>
          <FormNotice isAwas pesan={putusan.sudahMasuk} />
          <FormNotice pesan={putusan.hangus} />
          <FormNotice pesan={putusan.belumPasti && `${putusan.belumPasti}.`} />
          <FormNotice pesan={putusan.rekanPenuh && `${putusan.rekanPenuh}.`} />
        </div>
      ) : (
        <p className={classes['dimmed']}>Pilih kategori dan tanggal untuk melihat hari yang terpakai.</p>
      )}
    </Card>
  );
}

const MAKS = 14;
