import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { HariSejauhIni } from './hari-sejauh-ini.tsx';
import { TidakAktif } from './tidak-aktif.tsx';

type Props = {
  me: Me;
  organisasi_id: number;
  last: PresensiTerakhir;
  sisi: 'datang' | 'pulang';
  inactive: boolean;
};

/** What a press of the button would mean today, or why it does nothing. */
export const DiBawahTombol = ({ me, organisasi_id, last, sisi, inactive }: Props) =>
  inactive ? <TidakAktif me={me} organisasi_id={organisasi_id} /> : <HariSejauhIni last={last} sisi={sisi} />;
