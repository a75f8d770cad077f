import type { CutiMenunggu } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { sebutHariMasuk, SUDAH_MASUK } from '@hadir/contract/cuti/ajuan/sebut-hari-masuk.ts';
import { HARI_BEKU_RINGKAS } from '@hadir/contract/persetujuan/sebut-hari-beku.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { TURUNAN_CUTI } from '../../base/dampak/turunan-cuti.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { dijawabOf } from '../../base/meja/dijawab-of.ts';
import { KepalaAjuan } from '../../base/meja/kepala-ajuan.tsx';
import { MejaPersetujuan } from '../../base/meja/meja-persetujuan.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { sebutAjuan, sebutHariAjuan } from '../dasar/sebut-ajuan.ts';
import { sebutRekan } from '../dasar/sebut-bentrok.ts';
import { tanyaTolakAjuan } from '../dasar/tanya-tolak-ajuan.ts';
import { BuktiCuti } from './bukti-cuti.tsx';

/** The leave that waits for one's own decision, with the balance and who else of the group is away. */
export function AntreanCuti({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change: filter } = useUrlFilters({ page: 1, q: '', user_id: filterField.id });
  const marks = { quiet: true, errors: 'caller', refetches: TURUNAN_CUTI } as const;
  const change = useMutation(api.cuti.changeAjuanCuti.mutation(marks));
  const approve = useMutation(api.cuti.approveBanyakCuti.mutation(marks));
  const list = useQuery({
    ...api.cuti.listCutiMenungguSaya.query({ ...filters, organisasi_id, count: 50, sort: 'diajukan_pada' }),
    placeholderData: keepPreviousData,
  });
  const setujuiBanyak = async (rows: readonly CutiMenunggu[]) => {
    const names = new Map(rows.map(({ cuti_id, nama }) => [cuti_id, nama]));
    const ajuan = rows.map(idOf);
    const { ditolak } = await approve.mutateAsync({ organisasi_id, ajuan });
    return ditolak.map(({ cuti_id, pesan }) => ({ nama: names.get(cuti_id) ?? '', pesan }));
  };
  return (
    <MejaPersetujuan
      label="Ajuan yang menunggu keputusan"
      query={list}
      idOf={({ cuti_id }) => cuti_id}
      sebut={sebutAjuan}
      kepala={(cuti) => (
        <KepalaAjuan
          judul={cuti.nama}
          isi={`${cuti.kategori} · ${sebutHariAjuan(cuti)} · ${sebutLama(cuti)}`}
          awas={sebutAwas(cuti)}
          diajukan={cuti.diajukan_pada}
        />
      )}
      bukti={({ cuti_id }) => <BuktiCuti organisasi_id={organisasi_id} cuti_id={cuti_id} />}
      lain={({ cuti_id }) => (
        <LinkButton variant="subtle" href={hrefTo('cuti.setuju', { organisasi_id, cuti_id })}>
          Ubah tanggal atau tangguhkan
        </LinkButton>
      )}
      takDapatDisetujui={({ hari_beku }) => hari_beku && HARI_BEKU_RINGKAS}
      setujui={async (cuti) => () => change.mutateAsync({ organisasi_id, ...idOf(cuti), tindakan: 'setuju' })}
      setujuiBanyak={setujuiBanyak}
      tolak={{
        question: (rows) => tanyaTolakAjuan(rows.length),
        send: (cuti, keterangan) => change.mutateAsync({ organisasi_id, ...idOf(cuti), tindakan: 'tolak', keterangan }),
      }}
      alat={<SearchField label="Cari anggota" value={filters.q} onSearch={(q) => filter({ q })} />}
      kosong={
        filters.q ? `Tidak ada yang cocok dengan “${filters.q}”.` : 'Tidak ada ajuan yang menunggu keputusan Anda.'
      }
    />
  );
}

/** With what of it is seen. */
const idOf = ({ cuti_id, persetujuan }: CutiMenunggu) => ({ cuti_id, ...dijawabOf(persetujuan) });

function sebutLama({ jumlah_hari, libur_belum, sisa }: CutiMenunggu): string {
  const lama = `${formatJumlahHari(jumlah_hari)}${libur_belum.length > 0 ? ' (dapat berubah)' : ''}`;
  return sisa === null ? lama : `${lama} dari sisa ${formatJumlahHari(sisa)}`;
}

function sebutAwas(cuti: CutiMenunggu): string | undefined {
  const { sisa, jumlah_hari, hari_beku, hari_masuk, keanggotaan_berakhir } = cuti;
  const away = cuti.bentrok.length > 0 ? `${sebutRekan(cuti)} juga tidak masuk` : undefined;
  const lacks = sisa !== null && sisa < jumlah_hari ? 'Saldo kurang' : undefined;
  const beku = hari_beku ? HARI_BEKU_RINGKAS : undefined;
  const akhir = keanggotaan_berakhir && `Keanggotaan berakhir ${formatTanggal(keanggotaan_berakhir.tgl_akhir)}`;
  const masuk = hari_masuk.length > 0 ? `${SUDAH_MASUK} ${sebutHariMasuk(hari_masuk)}` : undefined;
  return [beku, masuk, akhir, lacks, away].filter(Boolean).join(' · ') || undefined;
}
