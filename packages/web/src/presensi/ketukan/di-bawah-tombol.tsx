import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { HariSejauhIni } from './hari-sejauh-ini.tsx';
import { TidakAktif } from './tidak-aktif.tsx';

type Props = {
  organisasi_id: number;
  last: PresensiTerakhir;
  sisi: 'datang' | 'pulang';
  inactive: boolean;
};

/** What a press of the button would mean today, or why it does nothing. */
export const DiBawahTombol = ({ organisasi_id, last, sisi, inactive }: Props) =>
  inactive ? <TidakAktif organisasi_id={organisasi_id} /> : <HariSejauhIni last={last} sisi={sisi} />;
