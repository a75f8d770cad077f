import { isLanggananBerlaku } from '@hadir/rules/akses/is-langganan-berlaku.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Organisasi } from './organisasi.ts';

/** The organisation of a call from its row, whose subscription is weighed by the day of the call. */
export const toOrganisasi = <Row extends Organisasi & { tgl_berlaku_akhir: Tanggal | null }>(
  row: Row,
  today: Tanggal,
): Row => ({ ...row, is_langganan: isLanggananBerlaku(row, today) });
