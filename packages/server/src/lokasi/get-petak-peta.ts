import type { lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { UserCtx } from '../platform/ctx/ctx.ts';

/** Where this server's maps fetch their tiles; both null where it has none. */
export function getPetakPeta({ deps: { petak } }: UserCtx): Promise<Output<typeof lokasi.getPetakPeta>> {
  return Promise.resolve({ alamat: petak?.alamat ?? null, atribusi: petak?.atribusi ?? null });
}
