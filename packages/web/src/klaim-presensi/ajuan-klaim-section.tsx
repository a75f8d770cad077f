import { AjuanSayaSection } from '../persetujuan/ajuan-saya-section.tsx';
import { sebutHakKlaim, sebutTanggalKlaim } from './sebut-klaim.ts';
import { StatusKlaimChip } from './status-klaim-chip.tsx';
import { useKlaimMenunggu } from './use-klaim-menunggu.ts';
import { TANYA_TARIK, useTarikKlaim } from './use-tarik-klaim.ts';

/** A member's own claims that nobody has decided yet, which he may still take back. Nothing where there is none. */
export function AjuanKlaimSection({ organisasi_id }: { organisasi_id: number }) {
  const { data } = useKlaimMenunggu(organisasi_id);
  const { tarik, sending } = useTarikKlaim(organisasi_id);
  if (!data || data.total === 0) return null;
  const rows = data.data.map((klaim) => ({
    id: klaim.presensi_klaim_id,
    words: `${sebutTanggalKlaim(klaim)}: ${sebutHakKlaim(klaim)}`,
    name: `klaim ${sebutTanggalKlaim(klaim)}`,
    chip: <StatusKlaimChip status={klaim.status} />,
    jalan: klaim.persetujuan,
    diajukan_pada: klaim.dibuat_pada,
  }));
  return (
    <AjuanSayaSection
      title="Perubahan yang Anda ajukan"
      rows={rows}
      question={TANYA_TARIK}
      loading={sending}
      onTakeBack={tarik}
    />
  );
}
