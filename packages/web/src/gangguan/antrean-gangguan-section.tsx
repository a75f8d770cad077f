import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { formatSaat } from '../kit/format/format-saat.ts';
import { useZona } from '../kit/zona/use-zona.ts';
import { KepalaAjuan } from '../base/meja/kepala-ajuan.tsx';
import { MejaPersetujuan } from '../base/meja/meja-persetujuan.tsx';
import { dampakGangguanQuery, sebutBukanMilik } from './dampak-gangguan-query.ts';
import { DampakGangguan } from './dampak-gangguan.tsx';
import { FactsGangguan } from './facts-gangguan.tsx';
import { tanyaTolakGangguan } from './tanya-tolak-gangguan.ts';

/** The organisation's incidents that wait for a decision, each with whom it would excuse. */
export function AntreanGangguanSection({ organisasi_id }: { organisasi_id: number }) {
  const zona = useZona();
  const { filters } = useUrlFilters({ page: 1 });
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] as const;
  const decide = useMutation(api.gangguan.decideGangguan.mutation({ refetches, quiet: true, errors: 'caller' }));
  const list = useQuery({
    ...api.gangguan.listGangguan.query({ organisasi_id, status: 'diajukan', page: filters.page, count: 50 }),
    // What the tenant recorded is decided there.
    select: (page) => ({ ...page, data: page.data.filter(({ is_milik_tenant }) => !is_milik_tenant) }),
    placeholderData: keepPreviousData,
  });
  const pemilik = { organisasi_id };
  const rows = list.data?.data ?? [];
  // Few wait at a time; of each it is known before it is opened whether it is hers to approve.
  const sebabBukanMilik = useQueries({
    queries: rows.map(({ gangguan_id }) => dampakGangguanQuery(pemilik, gangguan_id)),
    combine: (semua) =>
      new Map(rows.map(({ gangguan_id }, index) => [gangguan_id, sebutBukanMilik(semua[index]?.error)])),
  });
  const idOf = ({ gangguan_id }: Gangguan) => ({ organisasi_id, gangguan_id });
  return (
    <MejaPersetujuan
      label="Gangguan yang menunggu keputusan"
      query={list}
      idOf={({ gangguan_id }) => gangguan_id}
      sebut={({ alasan }) => `Gangguan ${alasan}`}
      kepala={({ alasan, dari, sampai, dibuat_pada }) => (
        <KepalaAjuan
          judul={alasan}
          isi={`${formatSaat(dari, zona)} – ${formatSaat(sampai, zona)}`}
          diajukan={dibuat_pada}
        />
      )}
      bukti={(gangguan) => (
        <>
          <FactsGangguan pemilik={pemilik} zona={zona} gangguan={gangguan} />
          <DampakGangguan pemilik={pemilik} gangguan_id={gangguan.gangguan_id} />
        </>
      )}
      takDapatDisetujui={({ gangguan_id }) => sebabBukanMilik.get(gangguan_id) ?? null}
      setujui={async (gangguan) => () => decide.mutateAsync({ ...idOf(gangguan), keputusan: 'setujui' })}
      tolak={{
        question: (rows) => tanyaTolakGangguan(rows.length),
        send: (gangguan, keterangan) => decide.mutateAsync({ ...idOf(gangguan), keputusan: 'tolak', keterangan }),
      }}
      kosong="Tidak ada gangguan yang menunggu keputusan Anda."
    />
  );
}
