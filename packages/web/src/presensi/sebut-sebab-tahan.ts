import type { PresensiDitinjau } from '@hadir/contract/presensi/presensi-ditinjau.ts';
import { formatJarak } from '../kit/format-jarak.ts';

/** Why a tap was held, in a sentence. */
export function sebutSebabTahan({ sebab, radius, jarak_meter, lokasi }: PresensiDitinjau): string {
  if (sebab === 'jam') {
    return 'Ditahan karena diambil luring dan jam perangkatnya tidak pernah dicocokkan, jadi jamnya perlu Anda nilai.';
  }
  if (radius === 9 || jarak_meter === null) return 'Ditahan karena lokasinya tidak terdeteksi.';
  const dari = lokasi ? ` dari ${lokasi.nama}, yang radiusnya ${formatJarak(lokasi.radius_meter)}` : '';
  return `Ditahan karena di luar lokasi presensi: ${formatJarak(jarak_meter)}${dari}.`;
}
