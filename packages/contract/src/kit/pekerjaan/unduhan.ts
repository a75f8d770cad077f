import * as z from 'zod/mini';
import { KemajuanBerkas } from './kemajuan.ts';

/** A file that somebody asked for and that is made in the background, as its job tells it. */
export const Unduhan = z.object({
  unduhan_id: z.uuid(),
  nama: z.string(),
  ...KemajuanBerkas,
});
export type Unduhan = z.output<typeof Unduhan>;
