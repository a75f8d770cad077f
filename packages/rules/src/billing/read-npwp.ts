/**
 * The digits of an NPWP, 15 of the old form or 16 of the new, however it was written; null where it is none, as nothing but
 * zeros is (aturan/langganan#npwp).
 */
export function readNpwp(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '');
  return /^(\d{15}|\d{16})$/.test(digits) && /[1-9]/.test(digits) ? digits : null;
}

/** As it is written on paper: '01.234.567.8-901.000' of the old form, '0123 4567 8901 2345' of the new. */
export function sebutNpwp(digits: string): string {
  return digits.length === 15
    ? digits.replace(/^(\d\d)(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6')
    : digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
