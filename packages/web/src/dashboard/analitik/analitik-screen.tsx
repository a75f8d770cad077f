import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useSession } from '../../base/session/use-session.ts';
import { GrupPicker } from '../../base/pickers/grup-picker.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { ANALITIK_FIELDS, toSaringAnalitik } from './analitik-fields.ts';
import { MilikGambar } from './milik-gambar.ts';
import { sebutMasa } from './sebut-masa.ts';
import classes from './analitik.module.css';
import { BelumDigambar } from './belum-digambar.tsx';
import { tolakRentang } from './tolak-rentang.ts';
import { AntargrupCard } from './antargrup-card.tsx';
import { GenderCard } from './gender-card.tsx';
import { KedatanganCard } from './kedatangan-card.tsx';
import { SumberCard } from './sumber-card.tsx';
import { TempatCard } from './tempat-card.tsx';
import { riwayatOfSaring } from './riwayat-of-saring.ts';
import { TrenAnalitikCard } from './tren-analitik-card.tsx';
import { UkuranCards } from './ukuran-cards.tsx';

/** Analitik: an organisation's days by what they were made of, narrowed by the address; a plain member reads his own. */
export function AnalitikScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(ANALITIK_FIELDS);
  const saring = toSaringAnalitik(organisasi_id, filters);
  const salah = tolakRentang(filters, useToday());
  const enabled = salah === undefined;
  const banding = useQuery({ ...api.analitik.countBanding.query(saring, { errors: 'screen' }), enabled });
  const tren = useQuery({ ...api.analitik.countTrenPerangkat.query(saring, { errors: 'screen' }), enabled });
  const gender = useQuery({ ...api.analitik.countGender.query(saring, { errors: 'screen' }), enabled });
  const sumber = useQuery({ ...api.analitik.countPerangkat.query(saring, { errors: 'screen' }), enabled });
  const tempat = useQuery({ ...api.analitik.countLokasiPresensi.query(saring, { errors: 'screen' }), enabled });
  const kedatangan = useQuery({ ...api.analitik.countKedatangan.query(saring, { errors: 'screen' }), enabled });
  const hrefOf = riwayatOfSaring(saring);
  const organisasi = useSession()?.organisasi;
  const milik = `${organisasi?.nama ?? ''}${filters.group_id === undefined ? '' : ', satu grup'}`;
  const download = useMutation(api.analitik.exportAnalitik.save());
  return (
    <MilikGambar value={milik}>
      <PageHeader
        title="Analitik"
        subtitle={sebutMasa(banding.data)}
        actions={
          <Button
            variant="default"
            loading={download.isPending}
            disabled={!enabled}
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            onClick={() => download.mutate(saring)}
          >
            Unduh XLSX
          </Button>
        }
      />
      <div className={classes['halaman']}>
        <div className={classes['saring']}>
          <DateRangePicker
            label="Tanggal"
            notAfterToday
            error={salah}
            value={{ from: filters.from || (banding.data?.from ?? null), to: filters.to || (banding.data?.to ?? null) }}
            onChange={({ from, to }) => change({ from: from ?? '', to: to ?? '' })}
          />
          <GrupPicker<undefined>
            isFilter
            organisasi_id={organisasi_id}
            empty={{ value: undefined, label: 'Semua grup' }}
            value={filters.group_id}
            onChange={(group_id) => change({ group_id })}
          />
        </div>
        {salah ? (
          <BelumDigambar />
        ) : (
          <>
            <UkuranCards
              data={banding.data}
              isGagal={banding.isError}
              hrefOf={(_, search) => banding.data && hrefOf(banding.data, search)}
            />
            <AntargrupCard query={banding} hrefOf={hrefOf} />
            <TrenAnalitikCard query={tren} dayHref={hrefOf} hrefOf={hrefOf} />
            <div className={classes['dua']}>
              <GenderCard query={gender} hrefOf={hrefOf} />
              <SumberCard query={sumber} hrefOf={hrefOf} />
              <TempatCard query={tempat} hrefOf={hrefOf} />
              <KedatanganCard query={kedatangan} hrefOf={hrefOf} />
            </div>
          </>
        )}
      </div>
    </MilikGambar>
  );
}
