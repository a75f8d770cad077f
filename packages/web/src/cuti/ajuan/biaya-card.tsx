import type { BahanCuti } from '@hadir/contract/cuti/ajuan/bahan-cuti.ts';
import { sebutCutiMelewati } from '@hadir/contract/cuti/ajuan/keanggotaan-berakhir.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import type { SisaCuti } from '@hadir/rules/cuti/saldo/list-sisa-cuti.ts';
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
            {putusan.sisa.map((sisa) => (
              <SisaLines key={sisa.tahun} sisa={sisa} sebutTahun={putusan.sisa.length > 1 ? ` ${sisa.tahun}` : ''} />
            ))}
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

/** What is left of one year's balance, and what would be if the other requests that wait for it were approved as well. */
function SisaLines({ sisa, sebutTahun }: { sisa: SisaCuti; sebutTahun: string }) {
  const { tahun, sebelum, sesudah, menunggu, is_belum_terbawa } = sisa;
  return (
    <>
      <li className={classes['line']}>
        <span>
          <span>{`Sisa saldo${sebutTahun} setelahnya`}</span>
          {is_belum_terbawa && (
            <small className={classes['reason']}>belum termasuk yang terbawa dari {tahun - 1}</small>
          )}
        </span>
        <span>
          {formatJumlahHari(sesudah)} dari {formatJumlahHari(sebelum)}
        </span>
      </li>
      {menunggu > 0 && (
        <>
          <li className={classes['line']}>
            <span>{`Ajuan lain${sebutTahun} yang menunggu keputusan`}</span>
            <span>{formatJumlahHari(menunggu)}</span>
          </li>
          <li className={classes['line']}>
            <span>{`Sisa${sebutTahun} bila semuanya disetujui`}</span>
            <span>{formatJumlahHari(sesudah - menunggu)}</span>
          </li>
        </>
      )}
    </>
  );
}
