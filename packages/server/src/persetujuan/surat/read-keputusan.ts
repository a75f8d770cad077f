import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../../platform/kit/refusal.ts';

const Keputusan = z.object({
  tindakan: z.enum(['setuju', 'tangguhkan', 'tolak']),
  keterangan: z.string().check(z.trim(), z.maxLength(500)),
});

/** The decision that the form of a mailed link sends. */
export async function readKeputusan(request: FastifyRequest): Promise<z.output<typeof Keputusan>> {
  if (!request.isMultipart()) throw new Refusal('input.malformed');
  const fields: Record<string, unknown> = { keterangan: '' };
  for await (const part of request.parts({ limits: { files: 0, fields: 5, fieldSize: 5000 } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
  }
  const read = Keputusan.safeParse(fields);
  if (!read.success) throw new Refusal('input.invalid');
  return read.data;
}
