import type { QueryKey } from '@tanstack/react-query';
import { harianQuery } from '../../kehadiran/harian/harian-query.ts';
import { riwayatQuery } from '../../kehadiran/riwayat/riwayat-query.ts';
import type { SearchParams } from '../../base/filters/search-params.ts';
import { lastPresensiQuery } from '../../presensi/ketukan/last-presensi-query.ts';
import type { RouteParams } from '../../base/links/route-params.ts';
import type { RouteName } from '../../base/links/routes.ts';

type Query = { queryKey: QueryKey };

type FirstQueries = {
  readonly [Name in RouteName]?: (params: RouteParams<Name>, search: SearchParams) => Query;
};

/** What a screen asks for by its address alone: it need not wait until the screen is there. The screen asks the same. */
export const FIRST_QUERIES: FirstQueries = {
  home: lastPresensiQuery,
  riwayatKehadiran: riwayatQuery,
  'laporan.kehadiran.harian': harianQuery,
};
