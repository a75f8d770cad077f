import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';

/** How members are known at a kiosk, in its operator's words. */
export const SEBUT_CARA: Readonly<Record<Perangkat['kios_pin'], string>> = {
  tanpa: 'Kartu saja',
  menyertai: 'Kartu, lalu PIN',
  pengganti: 'Kartu, atau PIN saja',
};
