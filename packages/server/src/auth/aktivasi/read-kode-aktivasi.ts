/** A token as it was made, from what a person typed off a sheet: small letters, blanks or missing dashes do no harm. */
export function readKodeAktivasi(text: string): string {
  const letters = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{16}$/.test(letters) ? letters.replace(/.{4}(?=.)/g, '$&-') : text;
}
