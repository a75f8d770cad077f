import type { contract } from '@hadir/contract/contract.ts';
import { addHarga } from '../../../billing/harga/add-harga.ts';
import { listHarga } from '../../../billing/harga/list-harga.ts';
import { removeHarga } from '../../../billing/harga/remove-harga.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const hargaLanggananRoutes: Handlers<typeof contract.hargaLangganan> = { listHarga, addHarga, removeHarga };
