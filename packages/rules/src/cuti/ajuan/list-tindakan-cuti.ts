import type { Pemegang } from '../../akses/pemegang.ts';
import { isReadOnly } from '../../akses/peran.ts';
import { mewakiliCuti } from '../dasar/cuti-terlihat.ts';
import type { Tanggal, TanggalRange } from '../../waktu/tanggal.ts';
import { STATUS_CUTI, type StatusCuti } from './status-cuti.ts';
import type { KeputusanCuti } from './tindakan-cuti.ts';

/** What can be done with a request that was made, by the name under which it is asked for. */
export const TINDAKAN_AJUAN = [
  'ajukan',
  'tarik',
  'setuju',
  'ubah',
  'tangguhkan',
  'tolak',
  'batal',
  'tolak_perubahan',
  'kembalikan',
] as const;
type TindakanAjuan = (typeof TINDAKAN_AJUAN)[number];

type AjuanDitindak = TanggalRange & {
  user_id: number;
  status: StatusCuti;
  keputusan: KeputusanCuti | null;
  /** Whether an approver has decided since it was submitted. */
  isDecided: boolean;
  /** Whether the balance has no room for it any more. */
  isKurang: boolean;
  /** Whether it takes a day that is frozen. */
  isBeku: boolean;
};

/** Who asks, and whether the request's turn is his, or he stands above the chain. */
type Penindak = Pemegang & { isPemutus: boolean };

/** Whether every day of a leave has been taken: nothing of it can be called off any more (aturan/cuti#pembatalan). */
export const isDijalani = ({ tgl_akhir }: Pick<TanggalRange, 'tgl_akhir'>, today: Tanggal): boolean =>
  tgl_akhir < today;

/**
 * What somebody is offered to do with a request as it stands, the most usual first; nothing who only reads
 * (aturan/cuti#status). Shorter than what is taken: days of a leave that has not begun may be given back as well, but are
 * offered only where the balance has no room for it (aturan/cuti#pengembalian); otherwise one calls it off.
 */
export function listTindakanCuti(ajuan: AjuanDitindak, oleh: Penindak, today: Tanggal): TindakanAjuan[] {
  if (isReadOnly(oleh.peran)) return [];
  const { isPemutus } = oleh;
  const isPemilik = oleh.user_id === ajuan.user_id;
  const isMewakili = mewakiliCuti(oleh, ajuan.user_id);
  switch (ajuan.status) {
    case STATUS_CUTI.dibuat:
      return isMewakili ? ['ajukan'] : [];
    case STATUS_CUTI.diajukan: {
      const withdraws = isMewakili && !ajuan.isDecided;
      // A frozen day is not moved: other dates may be given, and it may be refused.
      const putusan = ajuan.isBeku ? PUTUSAN.filter((one) => one !== 'setuju') : PUTUSAN;
      return [...(isPemutus && !isPemilik ? putusan : []), ...(withdraws ? (['tarik'] as const) : [])];
    }
    case STATUS_CUTI.disetujui: {
      const refuses = isPemilik && ajuan.keputusan === 'diubah';
      const cancels = isMewakili && !isDijalani(ajuan, today);
      const returns = isMewakili && !isPemilik && (ajuan.isKurang || ajuan.tgl_awal <= today);
      return [
        ...(refuses ? (['tolak_perubahan'] as const) : []),
        ...(cancels ? (['batal'] as const) : []),
        ...(returns ? (['kembalikan'] as const) : []),
      ];
    }
    case STATUS_CUTI.ditolak:
      return [];
  }
}

const PUTUSAN = ['setuju', 'ubah', 'tangguhkan', 'tolak'] as const;
