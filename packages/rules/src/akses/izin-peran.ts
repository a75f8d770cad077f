import { hasIzin, isIzinBawaan, IZIN, type Izin, type IzinTenant } from './izin.ts';

/** The roles whose permissions a tenant's matrix says; a super admin holds all of them always. */
export const PERAN_DIATUR = ['admin', 'operator', 'user', 'pemantau', 'viewer'] as const;
export type PeranDiatur = (typeof PERAN_DIATUR)[number];
export type IzinPerPeran = Partial<Record<PeranDiatur, Partial<Record<Izin, boolean>>>>;

/** What of a matrix differs from the defaults, and so is worth keeping: what a default says again follows the default. */
export function ringkasIzin(izin: IzinTenant): IzinPerPeran {
  const rows = PERAN_DIATUR.map((peran) => [peran, bedaDariBawaan(peran, izin)] as const);
  return Object.fromEntries(rows.filter(([, beda]) => Object.keys(beda).length > 0));
}

function bedaDariBawaan(peran: PeranDiatur, izin: IzinTenant): Partial<Record<Izin, boolean>> {
  const held = IZIN.map((nama) => [nama, hasIzin(peran, nama, izin)] as const);
  return Object.fromEntries(held.filter(([nama, value]) => value !== isIzinBawaan(peran, nama)));
}

export type PerubahanIzin = { peran: PeranDiatur; diperoleh: Izin[]; hilang: Izin[] };

/** Which roles gain and lose what when one matrix takes the place of another (aturan/akses#izin). */
export function bandingkanIzin(sebelum: IzinTenant, sesudah: IzinTenant): PerubahanIzin[] {
  return PERAN_DIATUR.map((peran) => {
    const berubah = IZIN.filter((nama) => hasIzin(peran, nama, sebelum) !== hasIzin(peran, nama, sesudah));
    return {
      peran,
      diperoleh: berubah.filter((nama) => hasIzin(peran, nama, sesudah)),
      hilang: berubah.filter((nama) => hasIzin(peran, nama, sebelum)),
    };
  }).filter(({ diperoleh, hilang }) => diperoleh.length + hilang.length > 0);
}
