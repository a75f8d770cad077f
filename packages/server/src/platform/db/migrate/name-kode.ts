import { HARI_EVENT } from '@hadir/rules/kehadiran/to-rentang-hari.ts';
import { AMBANG_WAJAH } from '@hadir/rules/wajah/judge-wajah.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { JENIS_SEBUTAN } from '@hadir/rules/kode/jenis-sebutan.ts';
import { K_STATUS } from '@hadir/rules/kode/k-status.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { ZONA_BAWAAN, ZONA_PERTAMA, ZONA_TERAKHIR } from '@hadir/rules/waktu/zona.ts';
import { StartFailure } from '../../kit/start-failure.ts';

/** The codes that functions may name, and what the rules count with. */
const KODE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  AMBANG_WAJAH,
  HARI_EVENT,
  JENIS_SEBUTAN,
  K_STATUS,
  KODE_PERAN,
  STATUS_CUTI,
  STATUS_KEANGGOTAAN,
  STATUS_PRESENSI_MANUAL,
  STATUS_RECORD,
  STATUS_USER,
};

/** The zones that functions may name. */
const NAMA: Readonly<Record<string, string>> = { ZONA_BAWAAN, ZONA_PERTAMA, ZONA_TERAKHIR };

/** The text of a function with what it names: `:STATUS_CUTI.disetujui`, never `13`, and `:ZONA_BAWAAN` for a zone. */
export const nameKode = (sql: string): string =>
  sql.replaceAll(/(?<!:):([A-Z][A-Z_]*)(?:\.(\w+))?/g, (said, table: string, name: string | undefined) => {
    if (name === undefined && NAMA[table] !== undefined) return `'${NAMA[table]}'`;
    const kode = name === undefined ? undefined : KODE[table]?.[name];
    if (kode === undefined) throw new StartFailure(`Kode ${said} tidak dikenal`);
    return String(kode);
  });
