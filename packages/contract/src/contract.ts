import { auth } from './auth/auth.contract.ts';
import { dashboard } from './dashboard/dashboard.contract.ts';
import { jadwal } from './jadwal/jadwal.contract.ts';
import { kehadiran } from './kehadiran/kehadiran.contract.ts';
import type { Contract } from './kit/endpoint.ts';
import { presensi } from './presensi/presensi.contract.ts';

/** Every call of the product, by domain. */
export const contract = { auth, presensi, kehadiran, dashboard, jadwal } satisfies Record<string, Contract>;
