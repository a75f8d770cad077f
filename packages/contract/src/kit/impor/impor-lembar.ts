import * as z from 'zod/mini';
import { UNGGAH_XLSX, XLSX } from '../berkas.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { Kosong } from '../fields.ts';
import { HasilImpor } from './hasil-impor.ts';
import { IsianImpor } from './isian-impor.ts';

/** Where an import is found and who may call it. */
type Tempat = Pick<Endpoint, 'path' | 'summary' | 'scope' | 'who' | 'access' | 'locked' | 'feature'>;

/** An import of a spreadsheet: tried first where asked, and then all of its rows or none, or only the right ones. `isian` goes with the file. */
export const imporLembar = <const T extends Tempat, I extends z.core.$ZodShape>(tempat: T, isian: I) =>
  endpoint({
    ...tempat,
    method: 'POST',
    input: z.object({ ...isian, ...IsianImpor }),
    upload: { file: UNGGAH_XLSX },
    output: HasilImpor,
  });

/** The sheet that it is filled in on. */
export const formatLembar = <const T extends Tempat, I extends z.core.$ZodShape>(tempat: T, isian: I) =>
  endpoint({ ...tempat, method: 'GET', input: z.object(isian), output: Kosong, download: [XLSX], unrecorded: true });
