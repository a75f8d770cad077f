const ZONA = [
  ['WIB', 'Asia/Jakarta'],
  ['WITA', 'Asia/Makassar'],
  ['WIT', 'Asia/Jayapura'],
] as const;

/** A moment for whoever it is, wherever in Indonesia: the date in the west, and the time in its three zones. */
export function sebutWaktu(now: Date): string {
  const tanggal = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'full' }).format(now);
  const pukul = ZONA.map(([nama, timeZone]) => {
    const jam = new Intl.DateTimeFormat('id-ID', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
    return `${jam} ${nama}`;
  });
  return `${tanggal} pukul ${pukul.join(' / ')}`;
}
