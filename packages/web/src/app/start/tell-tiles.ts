import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { setTileSource } from '../../ui/map/tile-source.ts';

/** Lets maps ask the server for their tiles, once; where that fails they show the bundled outline. */
export function tellTiles(queryClient: QueryClient): void {
  setTileSource(async () => {
    const petak = await queryClient
      .fetchQuery({ ...api.lokasi.getPetakPeta.query({}, { errors: 'screen' }), staleTime: Infinity })
      .catch(() => null);
    if (!petak?.alamat) return null;
    return { address: petak.alamat, attribution: petak.atribusi ?? '' };
  });
}
