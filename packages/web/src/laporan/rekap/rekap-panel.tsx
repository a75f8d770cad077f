import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import classes from '../dasar/laporan.module.css';
import { RekapRincian, type SaringanHari } from './rekap-rincian.tsx';

export type RentangRekap = { tgl_awal: string; tgl_akhir: string; sebutan: string };

type Props = {
  organisasi_id: number;
  row: BarisRekap | null;
  rentang: RentangRekap | undefined;
  onClose: () => void;
};

/** One member's sums by category, with the way to the days behind them. */
export function RekapPanel({ organisasi_id, row, rentang, onClose }: Props) {
  const hariHref = (search: SaringanHari) =>
    hrefTo(
      'riwayatKehadiran',
      { organisasi_id },
      { user_id: row?.anggota.user_id ?? 0, from: rentang?.tgl_awal ?? '', to: rentang?.tgl_akhir ?? '', ...search },
    );
  return (
    <SidePanel
      opened={row !== null}
      onClose={onClose}
      title={row?.anggota.nama ?? 'Rincian rekap'}
      footer={row && rentang ? <LinkButton href={hariHref({})}>Lihat hari-harinya</LinkButton> : undefined}
    >
      {row && (
        <div className={classes['panel']}>
          {rentang && <p className={classes['note']}>{rentang.sebutan}</p>}
          <RekapRincian row={row} hariHref={hariHref} />
        </div>
      )}
    </SidePanel>
  );
}
