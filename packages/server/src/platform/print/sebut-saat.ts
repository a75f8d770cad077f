import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';

const TULIS = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONA_BAWAAN,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment that belongs to no organisation, in western time and saying so: '22-11-2026 07:03:12 WIB'. */
export function sebutSaat(instant: string | Date): string {
  const [tanggal = '', jam = ''] = TULIS.format(new Date(instant)).split(', ');
  return `${tanggal.replaceAll('/', '-')} ${jam} WIB`;
}
