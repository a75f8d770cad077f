import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { HARI_BEKU_RINGKAS } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../base/api/api.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { dijawabOf } from '../base/meja/dijawab-of.ts';
import { KepalaAjuan } from '../base/meja/kepala-ajuan.tsx';
import { MejaPersetujuan } from '../base/meja/meja-persetujuan.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { AkibatKeputusan } from './akibat-keputusan.tsx';
import { factsOfKlaim } from './facts-of-klaim.tsx';
import { LABEL_JENIS_KLAIM } from './label-jenis-klaim.ts';
import { sebutAnggotaKlaim, sebutHakKlaim, sebutTanggalKlaim } from './sebut-klaim.ts';
import { tanyaTolakKlaim } from './tanya-tolak-klaim.ts';

type Props = {
  organisasi_id: number;
  /** What was recorded on the days that a claim is about, of each whom it is for; absent to who may not read it. */
  tercatatOf?: ((klaim: KlaimPresensi) => ReactNode) | undefined;
};

/** The claims that wait for one's own decision, each with what it is decided by beside the list. */
export function AntreanKlaimSection({ organisasi_id, tercatatOf }: Props) {
  const sebut = useSebutSaat();
  const { filters } = useUrlFilters({ page: 1, user_id: filterField.id });
  const refetches = ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] as const;
  const decide = useMutation(api.klaimPresensi.decideKlaim.mutation({ refetches, quiet: true, errors: 'caller' }));
  const list = useQuery({
    ...api.klaimPresensi.listKlaimMenungguSaya.query({ organisasi_id, ...filters, count: 50 }),
    placeholderData: keepPreviousData,
  });
  const idOf = ({ presensi_klaim_id, persetujuan }: KlaimPresensi) => ({
    organisasi_id,
    presensi_klaim_id,
    ...dijawabOf(persetujuan),
  });
  return (
    <MejaPersetujuan
      label="Klaim yang menunggu keputusan"
      query={list}
      idOf={({ presensi_klaim_id }) => presensi_klaim_id}
      sebut={(klaim) => `Klaim ${sebutAnggotaKlaim(klaim)} ${sebutTanggalKlaim(klaim)}`}
      kepala={(klaim) => (
        <KepalaAjuan
          judul={sebutAnggotaKlaim(klaim)}
          isi={`${sebutTanggalKlaim(klaim)} · ${LABEL_JENIS_KLAIM[klaim.jenis]} · ${sebutHakKlaim(klaim)}`}
          awas={klaim.hari_beku ? HARI_BEKU_RINGKAS : undefined}
          diajukan={klaim.dibuat_pada}
        />
      )}
      bukti={(klaim) => (
        <>
          <Facts facts={factsOfKlaim(organisasi_id, klaim, sebut)} />
          <AkibatKeputusan key={klaim.presensi_klaim_id} organisasi_id={organisasi_id} klaim={klaim} />
          {tercatatOf?.(klaim)}
        </>
      )}
      takDapatDisetujui={({ hari_beku }) => hari_beku && HARI_BEKU_RINGKAS}
      setujui={async (klaim) => () => decide.mutateAsync({ ...idOf(klaim), keputusan: 'setujui' })}
      tolak={{
        question: (rows) => tanyaTolakKlaim(rows.length),
        send: (klaim, keterangan) => decide.mutateAsync({ ...idOf(klaim), keputusan: 'tolak', keterangan }),
      }}
      kosong="Tidak ada klaim yang menunggu keputusan Anda."
    />
  );
}
