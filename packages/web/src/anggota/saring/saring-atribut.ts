import { SaringAtribut } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';

/** What the address asks of attributes; nothing where it is no such text. */
export function readSaringAtribut(text: string): SaringAtribut {
  const read = SaringAtribut.safeParse(parsed(text));
  return read.success ? read.data : {};
}

/** The same as it stands in the address. */
export const writeSaringAtribut = (saring: SaringAtribut): string =>
  Object.keys(saring).length === 0 ? '' : JSON.stringify(saring);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
