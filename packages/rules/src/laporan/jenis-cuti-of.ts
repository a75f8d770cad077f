/** What reports count a leave as: illness, permission and duty elsewhere by the words of its category, all else as cuti. */
export function jenisCutiOf(kategori: string): 'sakit' | 'izin' | 'dinas_luar' | 'cuti' {
  const kata = kategori.toLowerCase();
  if (kata.includes('sakit')) return 'sakit';
  if (kata.includes('dinas')) return 'dinas_luar';
  return kata.includes('izin') ? 'izin' : 'cuti';
}
