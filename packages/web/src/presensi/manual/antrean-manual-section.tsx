import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { HARI_BEKU_RINGKAS } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import type { KeputusanManual, PresensiManual } from '@hadir/contract/presensi/manual/presensi-manual.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { dijawabOf } from '../../base/meja/dijawab-of.ts';
import { KepalaAjuan } from '../../base/meja/kepala-ajuan.tsx';
import { MejaPersetujuan } from '../../base/meja/meja-persetujuan.tsx';
import { BuktiSwafoto } from './bukti-swafoto.tsx';

const { disetujui, ditolak } = STATUS_PRESENSI_MANUAL;

/** The requests with a selfie that wait for one's own decision, each with its evidence beside the list. */
export function AntreanManualSection({ organisasi_id }: { organisasi_id: number }) {
  const { filters } = useUrlFilters({ page: 1, user_id: filterField.id });
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] as const;
  const decide = useMutation(
    api.presensiManual.decideManualSebagaiPenyetuju.mutation({ refetches, quiet: true, errors: 'caller' }),
  );
  const list = useQuery({
    ...api.presensiManual.listManualMenungguSaya.query({ organisasi_id, ...filters, count: 50 }),
    placeholderData: keepPreviousData,
  });
  const send = ({ presensi_manual_id, persetujuan }: PresensiManual, status: KeputusanManual, keterangan?: string) =>
    decide.mutateAsync({ organisasi_id, presensi_manual_id, status, keterangan, ...dijawabOf(persetujuan) });
  return (
    <MejaPersetujuan
      label="Presensi swafoto yang menunggu keputusan"
      query={list}
      idOf={({ presensi_manual_id }) => presensi_manual_id}
      sebut={({ anggota, tanggal, jam }) => `Presensi ${anggota.nama} ${formatTanggal(tanggal)} ${sebutJam(jam)}`}
      kepala={({ anggota, tanggal, jam, radius, hari_beku, dibuat_pada }) => (
        <KepalaAjuan
          judul={anggota.nama}
          isi={`${formatTanggal(tanggal)} ${sebutJam(jam)}`}
          awas={hari_beku ? HARI_BEKU_RINGKAS : radius === STATUS_RADIUS.luar ? 'Di luar lokasi' : undefined}
          diajukan={dibuat_pada}
        />
      )}
      bukti={(manual) => <BuktiSwafoto organisasi_id={organisasi_id} manual={manual} />}
      takDapatDisetujui={({ hari_beku }) => hari_beku && HARI_BEKU_RINGKAS}
      setujui={async (manual) => () => send(manual, disetujui)}
      tolak={{
        question: (rows) => ({
          title: rows[1] ? `Tolak ${rows.length} presensi?` : `Tolak presensi ${rows[0]?.anggota.nama}?`,
          message: 'Presensinya tidak dihitung.',
          confirmLabel: 'Tolak',
          danger: true,
          remark: 'required',
        }),
        send: (manual, catatan) => send(manual, ditolak, catatan),
      }}
      kosong="Tidak ada presensi swafoto yang menunggu keputusan Anda."
    />
  );
}
