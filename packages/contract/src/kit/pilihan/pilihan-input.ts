import * as z from 'zod/mini';
import type { IsiPilihan, SaringPilihan } from './pilihan.ts';

type Isian<T> = z.ZodMiniOptional<z.ZodMiniType<T, T>>;

/** The fields of a call's input for filters that are a choice among values; each may be left out. */
export const pilihanInput = <D extends SaringPilihan>(saring: D): { [K in keyof D]: Isian<IsiPilihan<D[K]>> } =>
  Object.fromEntries(
    Object.entries(saring).map(([nama, { pilih, nilai }]) => {
      const satu = z.literal([...nilai]);
      return [nama, z.optional(pilih === 'satu' ? satu : z.array(satu))];
    }),
    // Each field was made from the values of its own choice.
  ) as never;
