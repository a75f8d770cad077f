import { useSession } from '../../base/session/use-session.ts';
import { AntreanTukarSection } from '../../jadwal/tukar/antrean-tukar-section.tsx';
import { TawaranPanduan } from '../../base/panduan/tawaran-panduan.tsx';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { AntreanKlaimSection } from '../../klaim-presensi/antrean-klaim-section.tsx';
import { AntreanManualSection } from '../../presensi/manual/antrean-manual-section.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { JalurList } from '../../persetujuan/jalur-list.tsx';
import classes from '../../persetujuan/jalur-section.module.css';
import { BAGIAN_PERSETUJUAN, PersetujuanTabs } from '../../persetujuan/persetujuan-tabs.tsx';

const FIELDS = { bagian: filterField.oneOf(...BAGIAN_PERSETUJUAN) };

/**
 * What waits for one's own decision beside leave, operator or not, and to those above the members the chains through
 * which requests go. Without a chain any operator decides.
 */
export function PersetujuanScreen({ organisasi_id }: { organisasi_id: number }) {
  const isAbove = useSession()?.organisasi?.peran !== 'user';
  const { filters } = useUrlFilters(FIELDS);
  const parts = BAGIAN_PERSETUJUAN.filter((part) => isAbove || part !== 'jalur');
  const asked = filters.bagian && parts.includes(filters.bagian) ? filters.bagian : undefined;
  const bagian = asked ?? (isAbove ? 'jalur' : 'presensi_manual');
  return (
    <>
      <PageHeader
        title="Persetujuan"
        subtitle={
          bagian === 'jalur'
            ? 'Siapa yang memutuskan, berurutan; penggantinya bila pergi, dan kapan naik ke jenjang berikutnya.'
            : 'Ajuan yang menunggu keputusan Anda.'
        }
        crumbs={[{ label: isAbove ? 'Ketidakhadiran' : 'Beranda' }, { label: 'Persetujuan' }]}
      />
      <div className={classes['list']}>
        <TawaranPanduan nama="persetujuan" />
        <PersetujuanTabs organisasi_id={organisasi_id} current={bagian} parts={parts} />
        {bagian === 'presensi_manual' && <AntreanManualSection organisasi_id={organisasi_id} />}
        {bagian === 'klaim' && <AntreanKlaimSection organisasi_id={organisasi_id} />}
        {bagian === 'tukar_shift' && <AntreanTukarSection organisasi_id={organisasi_id} />}
        {bagian === 'jalur' && <JalurList organisasi_id={organisasi_id} />}
      </div>
    </>
  );
}
