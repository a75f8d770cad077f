import { checkIsiKlaim } from '@hadir/rules/klaim-presensi/check-isi-klaim.ts';
import type * as z from 'zod/mini';

type Jam = { jam_masuk: string | null; jam_pulang: string | null };

/** Says at one of its times that a claim of times has none; an empty field is none. */
export const requireJam = (path: keyof Jam) => (context: z.core.ParsePayload<Jam>) => {
  const [jam_masuk, jam_pulang] = [context.value.jam_masuk || null, context.value.jam_pulang || null];
  if (!checkIsiKlaim({ sehari: false, jam_masuk, jam_pulang })) return;
  const message = 'Isi jam datang, jam pulang, atau keduanya';
  context.issues.push({ code: 'custom', path: [path], message, input: context.value });
};
