/** A number as people here write it ('1.250,5', '-3', '0,50') in the one form that is kept ('1250.5'); null for any other text. */
export function toNilaiAngka(teks: string): string | null {
  const [, minus = '', whole = '', decimals = ''] =
    /^(-?)(\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})(?:,(\d{1,6}))?$/.exec(teks.trim()) ?? [];
  if (whole === '') return null;
  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '');
  const rest = decimals.replace(/0+$/, '');
  const angka = rest === '' ? digits : `${digits}.${rest}`;
  return angka === '0' ? angka : `${minus}${angka}`;
}
