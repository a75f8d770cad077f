import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';

/** A call that imports a file: whether it is only tried, and what the log says of it beside what it changed. */
export type Impor = { isUji: boolean; dicatat: { berkas: string; keterangan: string | undefined } };

type Isian = { is_uji_coba?: boolean; keterangan?: string; file?: { filename: string }; berkas?: { filename: string } };

/** Null of what is no import. */
export function imporOf({ input }: Endpoint, asked: unknown): Impor | null {
  if (!('is_uji_coba' in input.shape)) return null;
  const { is_uji_coba = false, keterangan, file, berkas } = asked as Isian;
  const dicatat = { berkas: (file ?? berkas)?.filename ?? '', keterangan: keterangan || undefined };
  return { isUji: is_uji_coba, dicatat };
}
