/** The digits of an NPWP, 15 of the old form or 16 of the new, however it was written; null where it is none (aturan/langganan#npwp). */
export function readNpwp(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '');
  return /^(\d{15}|\d{16})$/.test(digits) ? digits : null;
}
