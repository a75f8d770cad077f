import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { AcaraCuti } from './kalender-cuti.queries.ts';

/** A calendar of whole days as RFC 5545 has it: lines of at most 75 octets, closed by CRLF; an event ends the day after. */
export function writeIcal(nama: string, acara: readonly AcaraCuti[], now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const events = acara.flatMap((one) => [
    'BEGIN:VEVENT',
    `UID:cuti-${one.cuti_id}@hadir`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(one.tgl_awal)}`,
    `DTEND;VALUE=DATE:${compact(addDays(one.tgl_akhir, 1))}`,
    `SUMMARY:${escape(sebut(one))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hadir//Cuti//ID', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'];
  const lines = [
    ...head,
    `X-WR-CALNAME:${escape(nama)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const sebut = ({ nama, kategori, setengah_hari }: AcaraCuti) =>
  `${nama}: ${kategori ?? 'tidak masuk'}${setengah_hari ? ` (setengah hari, ${setengah_hari})` : ''}`;
const compact = (tanggal: string) => tanggal.replaceAll('-', '');
const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Long lines go on after a line break and a space; a letter of several octets is never torn. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > 74) {
      parts.push(part);
      [part, octets] = ['', 0];
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
