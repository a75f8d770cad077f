import type { JsonSchema } from '../../kit/wire-schema.ts';
import type { PintuMesin } from './pintu-mesin.ts';

/** A door for machines in the OpenAPI document: a machine is known by its serial number alone, and speaks text. */
export function mesinOperation({ summary, description, query, body, answer: jawaban }: PintuMesin): JsonSchema {
  const parameters = Object.entries({ SN: 'Nomor seri mesin, seperti terdaftar', ...query });
  const teks = (isi: string) => ({ 'text/plain': { schema: { type: 'string', description: isi } } });
  return {
    tags: ['mesin'],
    summary,
    description,
    security: [],
    parameters: parameters.map(([name, isi]) => ({
      name,
      in: 'query',
      required: name === 'SN',
      description: isi,
      schema: { type: 'string' },
    })),
    ...(body === undefined ? {} : { requestBody: { content: teks(body) } }),
    responses: {
      200: { description: 'Didengar', content: teks(jawaban) },
      403: { description: 'Mesin yang tidak terdaftar atau tidak aktif', content: teks('UNKNOWN DEVICE') },
      429: { description: 'Terlalu sering', content: teks('BUSY') },
    },
  };
}
