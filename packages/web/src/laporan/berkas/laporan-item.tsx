import { LAPORAN_HARI } from '@hadir/rules/pengaturan/masa-simpan.ts';
import type { Laporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import { BerkasItem } from '../../base/unduhan/berkas-item.tsx';
import { formatUkuran } from '../../kit/format/format.ts';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';

type Props = { laporan: Laporan; now: number; isBusy: boolean; onDownload: () => void };

/** One report: who asked for it when, how far it is, and its file once it is done. */
export function LaporanItem({ laporan, now, isBusy, onDownload }: Props) {
  const sebut = useSebutSaat();
  const { format, ukuran, dibuat_oleh, dibuat_pada, berkas_dihapus_pada } = laporan;
  return (
    <BerkasItem
      berkas={laporan}
      rincian={[format.toUpperCase(), ukuran !== null && formatUkuran(ukuran), dibuat_oleh, sebut(dibuat_pada)]}
      sedang="Sedang dibuat"
      secondsElapsed={(now - Date.parse(dibuat_pada)) / 1000}
      isBusy={isBusy}
      onDownload={onDownload}
    >
      {berkas_dihapus_pada &&
        `Berkasnya dihapus ${sebut(berkas_dihapus_pada)}, ${LAPORAN_HARI} hari setelah dibuat. Laporan ini dapat dibuat lagi.`}
    </BerkasItem>
  );
}
