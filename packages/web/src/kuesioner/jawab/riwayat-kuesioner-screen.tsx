import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { useSession } from '../../base/session/use-session.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { DaftarKuesionerSendiri } from './daftar-kuesioner-sendiri.tsx';
import { IsiKuesioner } from './isi-kuesioner.tsx';
import classes from './jawab.module.css';
import { JawabanDiPerangkat } from './jawaban-di-perangkat.tsx';

const FIELDS = { kuesioner: filterField.id, belum: 1, sudah: 1 };

/** Riwayat Kuesioner: what a member is asked and has not answered, and what he has; `kuesioner` in the address opens one. */
export function RiwayatKuesionerScreen({ organisasi_id }: { organisasi_id: number }) {
  const session = useSession();
  const { filters, change } = useUrlFilters(FIELDS);
  const user_id = session?.me.user_id;
  const nama = session?.organisasi?.nama;
  if (user_id === undefined) return null;
  if (filters.kuesioner !== undefined) {
    return (
      <div className={classes['isi']}>
        <IsiKuesioner
          key={filters.kuesioner}
          organisasi_id={organisasi_id}
          kuesioner_id={filters.kuesioner}
          user_id={user_id}
        />
      </div>
    );
  }
  return (
    <>
      <PageHeader
        title="Riwayat Kuesioner"
        subtitle="Kuesioner dari instansi Anda: yang menunggu jawaban, dan yang sudah Anda jawab."
        crumbs={[
          ...(nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : []),
          { label: 'Riwayat Kuesioner' },
        ]}
      />
      <div className={classes['daftar']}>
        <JawabanDiPerangkat organisasi_id={organisasi_id} user_id={user_id} />
        <DaftarKuesionerSendiri
          organisasi_id={organisasi_id}
          sudah={false}
          page={filters.belum}
          onPage={(belum) => change({ belum })}
        />
        <DaftarKuesionerSendiri
          organisasi_id={organisasi_id}
          sudah
          page={filters.sudah}
          onPage={(sudah) => change({ sudah })}
        />
      </div>
    </>
  );
}
