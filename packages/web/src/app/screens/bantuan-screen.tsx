import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { BUKU, hrefBuku } from '../../base/panduan/buku.ts';
import { babBagi } from '../../base/panduan/topik/bab.ts';
import { layarTopik } from '../../base/panduan/layar-topik.ts';
import { pembacaOf } from '../../base/panduan/pembaca-of.ts';
import { TopikArticle } from '../../base/panduan/topik-article.tsx';
import { PEMBACA, type Pembaca } from '../../base/panduan/pembaca/pembaca.ts';
import type { Topik } from '../../base/panduan/topik/topik.ts';
import { editionOf } from '../../base/session/hak/edition-of.ts';
import { useSession } from '../../base/session/use-session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Link } from '../../ui/show/link.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { fits } from '../../base/words/fits.ts';
import classes from './bantuan-screen.module.css';

const LABEL_PEMBACA: Record<Pembaca, string> = {
  anggota: 'Anggota',
  operator: 'Operator',
  admin_tenant: 'Admin induk',
  pemantau: 'Pemantau',
  super_admin: 'Super Admin',
};
const FILTER = { q: '', bagi: filterField.oneOf(...PEMBACA) };

const isFound = ({ judul, kata, langkah }: Topik, q: string) =>
  q === '' || fits(q, judul, `${kata} ${langkah.join(' ')}`.toLowerCase()) !== null;

/** The help of the whole product for one kind of reader: searched on screen, or taken along as paper. */
export function BantuanScreen() {
  const session = useSession();
  const { filters, change } = useUrlFilters(FILTER);
  if (!session) return null;
  const pembaca = pembacaOf(session);
  const bagi = pembaca.find((one) => one === filters.bagi) ?? pembaca[0] ?? 'anggota';
  const bab = babBagi(bagi)
    .map(({ judul, topik }) => ({ judul, topik: topik.filter((one) => isFound(one, filters.q)) }))
    .filter(({ topik }) => topik.length > 0);
  const { judul, berkas } = BUKU[bagi];
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Bantuan"
        subtitle={`${judul}.`}
        actions={
          <Button
            component="a"
            variant="default"
            href={hrefBuku(bagi, editionOf(session))}
            download={berkas}
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          >
            Unduh PDF
          </Button>
        }
      />
      <div className={classes['tools']}>
        <SearchField label="Cari bantuan" value={filters.q} onSearch={(q) => change({ q })} />
        {pembaca.length > 1 && (
          <ChoiceField
            aria-label="Bagi siapa"
            value={bagi}
            choices={pembaca.map((value) => ({ value, label: LABEL_PEMBACA[value] }))}
            onChange={(next) => change({ bagi: next })}
          />
        )}
      </div>
      {bab.length === 0 && (
        <EmptyState
          action={
            <Button variant="default" onClick={() => change({ q: '' })}>
              Tampilkan semua
            </Button>
          }
        >
          Tidak ada bantuan dengan kata itu. Coba kata lain, misalnya "lupa" atau "saldo".
        </EmptyState>
      )}
      <div className={classes['bab']}>
        {bab.map((satu) => (
          <Card key={satu.judul} title={satu.judul}>
            <div className={classes['topik']}>
              {satu.topik.map((one) => {
                const layar = bagi === pembaca[0] ? layarTopik(session, one) : undefined;
                return (
                  <TopikArticle key={one.judul} topik={one}>
                    {layar && <Link href={layar.href}>Buka {layar.label}</Link>}
                  </TopikArticle>
                );
              })}
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
