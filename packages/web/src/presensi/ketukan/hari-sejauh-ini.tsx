import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';

type Props = { last: Pick<PresensiTerakhir, 'hari' | 'presensi'>; sisi: 'datang' | 'pulang' };

/** At the button: that the arrival is missing, which a first tap would not become any more, and what today costs so far. */
export function HariSejauhIni({ last: { hari, presensi }, sisi }: Props) {
  const isTanpaDatang =
    hari !== null &&
    hari.jadwal !== null &&
    (hari.status === 'terbuka' || hari.status === 'hadir') &&
    hari.jam_masuk === null &&
    sisi === 'pulang';
  const isAda = presensi.some(({ sebagai }) => sebagai !== 'disisihkan');
  const kalimat = [
    isTanpaDatang && (isAda ? 'Datang belum tercatat.' : 'Datang belum tercatat: presensi sekarang dihitung pulang.'),
    hari !== null && hari.potongan > 0 && sebutSejauhIni(hari),
  ].filter(Boolean);
  return kalimat.length > 0 ? <p>{kalimat.join(' ')}</p> : null;
}

function sebutSejauhIni({ kategori, potongan }: NonNullable<PresensiTerakhir['hari']>): string {
  const sebab = kategori.filter((one) => one.potongan > 0).map(({ nama }) => nama);
  return `Potongan hari ini sejauh ini ${sebutPotongan(potongan)} (${sebab.join(', ')}).`;
}
