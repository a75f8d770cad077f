import { addDays, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

export type AcaraIcal = {
  /** The same whenever the calendar is fetched: by it a program knows what it has already. */
  kunci: string;
  ringkasan: string;
  /** Whole days, the last one among them, or from one instant to another. */
  kapan: TanggalRange | { mulai: Date; selesai: Date };
};

/** A calendar as RFC 5545 has it: lines of at most 75 octets, closed by CRLF; whole days end the day after. */
export function writeIcal(nama: string, acara: readonly AcaraIcal[], now: Date): string {
  const events = acara.flatMap(({ kunci, ringkasan, kapan }) => [
    'BEGIN:VEVENT',
    `UID:${kunci}@hadir`,
    `DTSTAMP:${utc(now)}`,
    ...sebutKapan(kapan),
    `SUMMARY:${escape(ringkasan)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hadir//Kalender//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ];
  const lines = [
    ...head,
    `X-WR-CALNAME:${escape(nama)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function sebutKapan(kapan: AcaraIcal['kapan']): string[] {
  if ('mulai' in kapan) return [`DTSTART:${utc(kapan.mulai)}`, `DTEND:${utc(kapan.selesai)}`];
  const { tgl_awal, tgl_akhir } = kapan;
  return [`DTSTART;VALUE=DATE:${compact(tgl_awal)}`, `DTEND;VALUE=DATE:${compact(addDays(tgl_akhir, 1))}`];
}

const utc = (saat: Date) => `${saat.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
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
