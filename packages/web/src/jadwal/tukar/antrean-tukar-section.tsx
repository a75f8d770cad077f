import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { isMengubahHari } from '../../base/dampak/is-mengubah-hari.ts';
import { questionOfDampak } from '../../base/dampak/question-of-dampak.tsx';
import { TURUNAN_JADWAL } from '../../base/dampak/turunan-jadwal.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { dijawabOf } from '../../base/meja/dijawab-of.ts';
import { KepalaAjuan } from '../../base/meja/kepala-ajuan.tsx';
import { MejaPersetujuan } from '../../base/meja/meja-persetujuan.tsx';
import { hasAccess } from '../../base/session/has-access.ts';
import { useSeesSemua } from '../../base/session/use-sees-semua.ts';
import { useSession } from '../../base/session/use-session.ts';
import { Facts } from '../../ui/show/facts.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { RosterKeduanya } from './roster-keduanya.tsx';
import { factsOfTukar } from './facts-of-tukar.tsx';
import { sebutPihak } from './sebut-pihak.ts';
import { tanyaTolakTukar } from './tanya-tolak-tukar.ts';

/** The swaps that wait for one's own decision. */
export function AntreanTukarSection({ organisasi_id }: { organisasi_id: number }) {
  const { filters } = useUrlFilters({ page: 1, user_id: filterField.id });
  const confirm = useConfirm();
  const session = useSession();
  // Who is only named in its chain reads no roster of others.
  const mayRead = useSeesSemua() && session !== null && hasAccess(session.izin, 'jadwal.index');
  const decide = useMutation(
    api.tukarShift.decideTukarShift.mutation({
      quiet: true,
      errors: 'caller',
      refetches: [...TURUNAN_JADWAL, 'persetujuan'],
    }),
  );
  const list = useQuery({
    ...api.tukarShift.listTukarMenungguSaya.query({ organisasi_id, ...filters, count: 50 }),
    placeholderData: keepPreviousData,
  });
  const idOf = ({ tukar_shift_id, persetujuan }: TukarShift) => ({
    organisasi_id,
    tukar_shift_id,
    ...dijawabOf(persetujuan),
  });
  const setujui = async (tukar: TukarShift) => {
    const isi = { ...idOf(tukar), tindakan: 'setuju' as const };
    const { dampak } = await api.tukarShift.decideTukarShift.call({ ...isi, preview: true });
    const question = questionOfDampak(dampak);
    if (question && !(await confirm(question))) return null;
    return () => decide.mutateAsync({ ...isi, koreksi: isMengubahHari(dampak) });
  };
  return (
    <MejaPersetujuan
      label="Tukar shift yang menunggu keputusan"
      query={list}
      idOf={({ tukar_shift_id }) => tukar_shift_id}
      sebut={({ a, b }) => `Tukar shift ${a.nama} dan ${b.nama}`}
      kepala={({ a, b, dibuat_pada }) => (
        <KepalaAjuan
          judul={`${a.nama} ⇄ ${b.nama}`}
          isi={`${sebutPihak(a)} ⇄ ${sebutPihak(b)}`}
          diajukan={dibuat_pada}
        />
      )}
      bukti={(tukar) => (
        <>
          <Facts facts={factsOfTukar(tukar)} />
          {mayRead && <RosterKeduanya organisasi_id={organisasi_id} a={tukar.a} b={tukar.b} />}
        </>
      )}
      setujui={setujui}
      tolak={{
        question: (rows) => ({
          ...tanyaTolakTukar(rows.length),
          confirmLabel: 'Tolak',
          danger: true,
          remark: 'required',
          remarkLabel: 'Catatan',
        }),
        send: (tukar, catatan) => decide.mutateAsync({ ...idOf(tukar), tindakan: 'tolak', catatan }),
      }}
      kosong="Tidak ada tukar shift yang menunggu keputusan Anda."
    />
  );
}
