/**
 * A number as it is written in Indonesian: '1.234,5' is 1234.5. A single point that cannot stand for thousands ('7.5') is
 * taken for the comma. `null` where it is none.
 */
export function readAngka(text: string): number | null {
  const typed = text.trim().replaceAll(' ', '');
  const isThousands = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(typed);
  const plain = isThousands ? typed.replaceAll('.', '').replace(',', '.') : typed.replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
