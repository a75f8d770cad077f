import { sebutNamaJadwal } from '@hadir/contract/kehadiran/hari/sebut-nama-jadwal.ts';
import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { useNavigate } from '@tanstack/react-router';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { reportFailure } from '../../base/api/report-failure.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { SentenceError } from '../../kit/failure/sentence-error.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { jadwalCalls } from './jadwal-calls.ts';
import { jadwalHrefs } from './jadwal-hrefs.ts';
import { toJadwalIsi, toJadwalValues } from './jadwal-values.ts';

/** Takes work hours away after asking; those that were ever used cannot go, and are made inactive in the same question. */
export function useRemoveJadwal(pemilik: Pemilik, jadwal: Jadwal) {
  const today = useToday();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const hapus = usePerubahan(jadwalCalls(pemilik).delete, { sebutBagi: true });
  const ubah = usePerubahan(jadwalCalls(pemilik).update);
  const { jadwal_id, nama } = jadwal;

  const isDipakai = async () => {
    try {
      await jadwalCalls(pemilik).delete.call({ jadwal_id, preview: true });
      return false;
    } catch (error) {
      if (error instanceof ApiError && error.body.error === 'jadwal.in_use') return true;
      throw error;
    }
  };
  const nonaktifkan = async () => {
    const question = {
      title: `Nonaktifkan jam kerja ${nama}?`,
      message:
        'Jam kerja ini pernah dipakai, jadi tidak dapat dihapus: hari yang dinilai dengannya harus tetap dapat dijelaskan. Yang tidak aktif tidak dapat dipilih lagi, dan yang sudah ditetapkan tetap berlaku.',
      confirmLabel: 'Nonaktifkan',
    };
    if (!(await confirm(question))) return;
    // The version that holds is written again as it is: nothing but the status changes.
    const values = toJadwalValues(jadwal, false, jadwal.berlaku?.tgl_mulai ?? today);
    await ubah.run({ ...toJadwalIsi({ ...values, status: STATUS_RECORD.tidak_aktif }, today), jadwal_id });
  };
  const ask = async () => {
    if (await isDipakai()) {
      if (jadwal.status === STATUS_RECORD.tidak_aktif) {
        throw new SentenceError(
          `${sebutNamaJadwal(nama)} pernah dipakai dan sudah tidak aktif, jadi tidak ada lagi yang perlu dilakukan`,
        );
      }
      return nonaktifkan();
    }
    const question = {
      title: `Hapus jam kerja ${nama}?`,
      message: 'Belum pernah dipakai siapa pun.',
      confirmLabel: 'Hapus',
      danger: true,
    };
    if (!(await confirm(question))) return;
    if (await hapus.run({ jadwal_id })) await navigate({ to: jadwalHrefs(pemilik).list });
  };
  return { remove: () => ask().catch(reportFailure), sending: hapus.sending || ubah.sending };
}
