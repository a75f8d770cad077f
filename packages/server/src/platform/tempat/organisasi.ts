import type { Zona } from '@hadir/rules/waktu/zona.ts';

/** The organisation of a call, as every handler has it at hand. */
export type Organisasi = {
  organisasi_id: number;
  tenant_id: number;
  kode_organisasi: string;
  k_sumber_data: number;
  /** A subscription in force today. */
  is_langganan: boolean;
  is_sinkronisasi: boolean;
  timezone: Zona;
};
