const bulan = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A month ('2026-10') in words: 'Oktober 2026'. */
export function sebutBulan(yyyymm: string): string {
  return bulan.format(new Date(`${yyyymm}-01T00:00:00Z`));
}
