import { ZONA_BAWAAN, LABEL_ZONA } from '@hadir/rules/waktu/zona.ts';

/** A moment for whoever it is, wherever in Indonesia: the date in the west, and the time in its three zones. */
export function sebutWaktu(now: Date): string {
  const tanggal = new Intl.DateTimeFormat('id-ID', { timeZone: ZONA_BAWAAN, dateStyle: 'full' }).format(now);
  const pukul = Object.entries(LABEL_ZONA).map(([timeZone, nama]) => {
    const jam = new Intl.DateTimeFormat('id-ID', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
    return `${jam} ${nama}`;
  });
  return `${tanggal} pukul ${pukul.join(' / ')}`;
}
