import type { Menit } from '../../waktu/jam.ts';
import { SEHARI_MENIT } from '../../waktu/sehari.ts';

/** When work ends, since the midnight of the date on which it begins: at or before the arrival is the next morning. */
export const pulangSejakTengahMalam = (pulang: Menit, masuk: Menit): Menit =>
  pulang <= masuk ? pulang + SEHARI_MENIT : pulang;

/** The same of a break's ends: before the arrival is the next morning. */
export const istirahatSejakTengahMalam = (istirahat: Menit, masuk: Menit): Menit =>
  istirahat < masuk ? istirahat + SEHARI_MENIT : istirahat;
