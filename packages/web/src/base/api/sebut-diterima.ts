import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { formatSaat } from '../../kit/format/format-saat.ts';

type Event = { waktu: string; diterima_pada: string; timezone: string };

/** When an event arrived and how long after it was made: '20-11-2026 07:20 (24 menit kemudian)'. */
export function sebutDiterima({ waktu, diterima_pada, timezone }: Event): string {
  const menit = Math.floor((Date.parse(diterima_pada) - Date.parse(waktu)) / 60_000);
  const kemudian = menit > 0 ? ` (${sebutDurasi(menit)} kemudian)` : '';
  return formatSaat(diterima_pada, timezone) + kemudian;
}
