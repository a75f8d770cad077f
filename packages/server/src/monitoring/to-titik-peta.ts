import type { KeadaanPeta, Pantauan, TitikPeta } from '@hadir/contract/monitoring/pantauan.ts';

/** A metre: a map shows no more. */
const DESIMAL = 100_000;

/** What is watched, column by column, as a map needs it. */
export function toTitikPeta(rows: readonly Pantauan[]): TitikPeta {
  const nama_tenant = [...new Set(rows.map((row) => row.nama_tenant))];
  const tenantAt = new Map(nama_tenant.map((nama, at) => [nama, at]));
  return {
    ...toKeadaanPeta(rows),
    kode_organisasi: rows.map(({ kode_organisasi }) => kode_organisasi),
    nama: rows.map(({ nama }) => nama),
    tenant: rows.map((row) => tenantAt.get(row.nama_tenant) ?? 0),
    lat: rows.map(({ lat }) => rounded(lat)),
    lng: rows.map(({ lng }) => rounded(lng)),
    nama_tenant,
  };
}

/** How each stands, without what does not change. */
export const toKeadaanPeta = (rows: readonly Pantauan[]): KeadaanPeta => ({
  organisasi_id: rows.map(({ organisasi_id }) => organisasi_id),
  keadaan: rows.map(({ keadaan }) => keadaan),
  kurang: rows.map(({ kurang }) => kurang),
  sebab: rows.map(({ sebab }) => sebab.length),
});

const rounded = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * DESIMAL) / DESIMAL);
