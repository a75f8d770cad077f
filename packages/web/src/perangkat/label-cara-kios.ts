import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';

/** How members are known at a kiosk, in its operator's words. */
export const LABEL_CARA_KIOS: Readonly<Record<Perangkat['kios_pin'], string>> = {
  tanpa: 'Kartu saja',
  menyertai: 'Kartu, lalu PIN',
  pengganti: 'Kartu, atau PIN saja',
};

/** What an operator should know of a kiosk at which a PIN alone counts. */
export const AWAS_PIN = {
  tanpaFoto:
    'Di kios ini PIN saja cukup, tanpa foto: siapa pun yang tahu PIN temannya dapat presensi untuknya, dan tidak ada yang dapat memeriksanya sesudah itu. Nyalakan Ambil foto, atau wajibkan kartu.',
  denganFoto:
    'Di kios ini PIN saja cukup: siapa pun yang tahu PIN temannya dapat mengetiknya. Fotonya memperlihatkan siapa yang berdiri di sana.',
} as const;
