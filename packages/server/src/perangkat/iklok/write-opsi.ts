import { ZONA } from '@hadir/rules/waktu/zona.ts';
import type { MesinTerdaftar } from '../dasar/mesin.queries.ts';

/**
 * What a machine is told when it reports: from where to send, how often, and its zone the way its firmware reads one
 * (aturan/perangkat#zona). Old firmware, which names no protocol, wants flags as digits and knows only the old names.
 */
export function writeOpsi(mesin: MesinTerdaftar, pushver: string | null): string {
  const stamp = mesin.stamp ?? '0';
  const jam = ZONA[mesin.timezone];
  const zona = { jam: [`TimeZone=${jam}`], menit: [`TimeZone=${jam * 60}`] }[mesin.zona_mesin] ?? [];
  return [
    `GET OPTION FROM: ${mesin.nomor_seri}`,
    `Stamp=${stamp}`,
    ...(pushver === null ? [] : [`ATTLOGStamp=${stamp}`, 'OPERLOGStamp=9999', 'ATTPHOTOStamp=9999']),
    'OpStamp=9999',
    'PhotoStamp=9999',
    'ErrorDelay=30',
    'Delay=10',
    'TransTimes=00:00;12:00',
    'TransInterval=1',
    pushver === null ? 'TransFlag=1000000000' : 'TransFlag=TransData AttLog',
    ...zona,
    'Realtime=1',
    'Encrypt=0',
    '',
  ].join('\n');
}
