import type { permintaanAktivasi } from '@hadir/contract/anggota/permintaan/permintaan-aktivasi.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectPermintaanAktivasi } from './permintaan-aktivasi.queries.ts';

export const listPermintaanAktivasi: Verb<typeof permintaanAktivasi.listPermintaanAktivasi> = selectPermintaanAktivasi;
