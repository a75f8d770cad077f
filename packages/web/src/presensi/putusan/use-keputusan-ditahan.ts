import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { isPutusanBerketerangan } from '@hadir/rules/presensi/putusan/putusan-presensi.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { reportFailure } from '../../base/api/report-failure.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { sebutDibiarkan } from '../../base/meja/sebut-dibiarkan.ts';
import { useKeputusanTertunda } from '../../base/meja/use-keputusan-tertunda.ts';
import { keadaanDitinjau } from './keadaan-ditinjau.ts';
import { labelPutusan } from '../../base/words/label-putusan.ts';
import { tanyaPutusan } from '../../base/words/tanya-putusan.ts';

const refetches = ['presensi', 'kehadiran', 'rekap', 'dashboard', 'verval', 'persetujuan'] as const;

type Tindakan = 'hitung' | 'tolak';

/**
 * Decisions about held taps: what waits is decided so that it can be taken back for ten seconds; a refusal, and what was
 * decided before, is asked with a remark.
 */
export function useKeputusanDitahan(organisasi_id: number) {
  const confirm = useConfirm();
  const update = useMutation(api.putusanPresensi.decidePresensi.mutation({ refetches, quiet: true, errors: 'caller' }));
  const tertunda = useKeputusanTertunda();
  const decide = (ids: readonly number[], tindakan: Tindakan, told: string, keterangan?: string) =>
    tertunda.decide(
      ids,
      tindakan === 'hitung' ? 'setuju' : 'tolak',
      told,
      [() => update.mutateAsync({ organisasi_id, presensi_id: [...ids], tindakan, keterangan }).then(() => undefined)],
      keterangan,
    );

  /** True where the row waits to be sent, so that one goes on to the next. */
  const ask = async (tap: PresensiDitinjau, tindakan: Tindakan) => {
    const { presensi_id, anggota, jam, status } = tap;
    const answer = await confirm(
      tanyaPutusan(tindakan, { jam: sebutJam(jam), siapa: anggota.nama }, keadaanDitinjau(tap)),
    );
    if (!answer) return false;
    const told = sebutPutusan(tap, tindakan);
    if (status === 'menunggu') {
      decide([presensi_id], tindakan, told, answer.remark);
      return true;
    }
    update.mutate(
      { organisasi_id, presensi_id: [presensi_id], tindakan, keterangan: answer.remark },
      { onSuccess: () => notify.success(told), onError: reportFailure },
    );
    return false;
  };
  /** `sebab` holds why others that were chosen are left. */
  const decideMany = async (
    taps: readonly PresensiDitinjau[],
    tindakan: Tindakan,
    sebab: readonly string[],
    done: () => void,
  ) => {
    const keadaan = taps.map(keadaanDitinjau);
    const [first] = keadaan;
    if (!first) return;
    const label = labelPutusan(tindakan, first);
    const answer = await confirm({
      title: `${label} ${taps.length} presensi?`,
      message: sebutDibiarkan(taps[1] ? SEKALIGUS : SATU[tindakan], sebab),
      confirmLabel: taps[1] ? `${label} semua` : label,
      danger: tindakan === 'tolak',
      remark: keadaan.some((one) => isPutusanBerketerangan(tindakan, one)) ? 'required' : 'optional',
    });
    if (!answer) return;
    const ids = taps.map(({ presensi_id }) => presensi_id);
    decide(ids, tindakan, sebutDibiarkan(`${ids.length} presensi ${SEBUTAN[tindakan]}`, sebab), answer.remark);
    done();
  };
  return {
    approve: (tap: PresensiDitinjau) => decide([tap.presensi_id], 'hitung', sebutPutusan(tap, 'hitung')),
    ask,
    decideMany,
    pending: tertunda.pending,
    sending: update.isPending,
  };
}

const SATU: Record<Tindakan, string> = { hitung: 'Presensinya dihitung.', tolak: 'Presensinya tidak dihitung.' };
const SEKALIGUS = 'Semuanya diputuskan sekaligus; bila satu tidak dapat diputuskan, tidak satu pun berubah.';
const SEBUTAN: Record<Tindakan, string> = { hitung: 'diterima', tolak: 'ditolak' };

const sebutPutusan = ({ anggota, tanggal, jam }: PresensiDitinjau, tindakan: Tindakan) =>
  `Presensi ${anggota.nama} ${formatTanggal(tanggal)} ${sebutJam(jam)} ${SEBUTAN[tindakan]}`;
