/** Of whom a second factor is asked: those above the tenants (by the server), a tenant's admins, its operators. */
export type AturanFaktor = { atas: boolean; admin: boolean; operator: boolean };

type Orang = Record<'is_super_admin' | 'is_viewer' | 'is_pemantau' | 'is_admin' | 'is_operator', boolean>;

/** Whether somebody must have a second factor (aturan/akses#faktor-kedua). `is_operator`: of any organisation. */
export function isFaktorWajib(orang: Orang, aturan: AturanFaktor): boolean {
  if (orang.is_super_admin || orang.is_viewer || orang.is_pemantau) return aturan.atas;
  return (orang.is_admin && aturan.admin) || (orang.is_operator && aturan.operator);
}
