import type { ErrorCode } from '@hadir/contract/errors.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { Refusal } from '../../kit/refusal.ts';

/** What closes a person out: his tenant or the organisation, with what it is now and what its people are told of it. */
export type Penutupan = { status: number; nama: string; keterangan: string | null };

const SEBAB: Record<number, ErrorCode> = {
  [STATUS_RECORD.tidak_aktif]: 'penutupan.tidak_aktif',
  [STATUS_RECORD.menunggu]: 'penutupan.menunggu',
  [STATUS_RECORD.ditolak]: 'penutupan.ditolak',
};

const KEADAAN: Record<number, string> = {
  [STATUS_RECORD.tidak_aktif]: 'sedang dinonaktifkan',
  [STATUS_RECORD.menunggu]: 'masih menunggu persetujuan',
  [STATUS_RECORD.ditolak]: 'ditolak pendaftarannya',
};

/** What who keeps other places is told of one that is closed. */
export const sebutTempatTutup = ({ status, nama, keterangan }: Penutupan) => ({
  nama,
  keadaan: KEADAAN[status] ?? 'sedang diblokir',
  sebab: keterangan === null ? '' : `: ${keterangan}`,
});

/** The refusal of those whose tenant is closed, or each organisation that they belong to (aturan/tenant#penutupan). */
export function refusePenutupan({ status, nama, keterangan }: Penutupan): Refusal {
  return new Refusal(SEBAB[status] ?? 'penutupan.diblokir', { nama, keterangan: keterangan ?? 'tanpa keterangan' });
}
