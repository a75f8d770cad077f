import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import type { EventPresensi } from './event-presensi.ts';

type Tempat = Pick<EventPresensi, 'sebagai' | 'is_lokasi_palsu' | 'radius' | 'lokasi' | 'sumber'>;

/** Where a day's records that count were made, as screens and paper say it: what is wrong first, else the place. */
export function sebutTempat(presensi: readonly Tempat[]): { kata: string; keadaan: 'palsu' | 'luar' | 'dalam' } | null {
  const counted = presensi.filter(({ sebagai }) => sebagai === 'datang' || sebagai === 'pulang');
  if (counted.some(({ is_lokasi_palsu }) => is_lokasi_palsu)) return { kata: 'Lokasi palsu', keadaan: 'palsu' };
  if (counted.some(({ radius }) => radius === STATUS_RADIUS.luar)) return { kata: 'Di luar lokasi', keadaan: 'luar' };
  const nama = counted.find(({ lokasi }) => lokasi)?.lokasi?.nama;
  if (nama) return { kata: nama, keadaan: 'dalam' };
  const sumber = counted[0]?.sumber;
  return sumber === 'mesin' || sumber === 'kiosk' ? { kata: 'Mesin presensi', keadaan: 'dalam' } : null;
}
