import type { MediaType, Upload, UploadRule } from '@hadir/contract/kit/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { mediaTypeOf } from './media-type-of.ts';
import { Refusal } from '../../kit/refusal.ts';

type Files = Record<string, Upload | undefined>;

/** Reads a multipart body within its rules: known file fields only, each within its size and of an allowed content. */
export async function readMultipart(request: FastifyRequest, rules: Record<string, UploadRule>) {
  if (!request.isMultipart()) throw new Refusal('input.malformed');
  const fields: Record<string, unknown> = {};
  const files: Files = {};
  const fileSize = Math.max(...Object.values(rules).map(({ maxBytes }) => maxBytes));

  for await (const part of partsOf(request, fileSize)) {
    if (part.type === 'field') {
      const before = fields[part.fieldname];
      fields[part.fieldname] = before === undefined ? part.value : [before, part.value].flat();
      continue;
    }
    const rule = rules[part.fieldname];
    const content = await part.toBuffer().catch((error: NodeJS.ErrnoException) => {
      throw rule && error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(part.fieldname, rule) : toRefused(error);
    });
    if (rule) files[part.fieldname] = await checkFile(part.fieldname, part.filename, content, rule);
  }

  for (const [field, rule] of Object.entries(rules)) {
    if (rule.required && !files[field]) throw refusal('input.file_missing', field);
  }
  return { fields, files };
}

async function* partsOf(request: FastifyRequest, fileSize: number) {
  try {
    yield* request.parts({ limits: { fileSize, files: 10, fields: 100, fieldSize: 100_000 } });
  } catch (error) {
    throw toRefused(error as NodeJS.ErrnoException);
  }
}

/** What the form's parser cannot read it throws without a code: no boundary, cut off, a head that is none. */
const toRefused = (error: NodeJS.ErrnoException) => (error.code === undefined ? new Refusal('input.malformed') : error);

async function checkFile(
  field: string,
  filename: string,
  content: Buffer,
  rule: UploadRule,
): Promise<Upload | undefined> {
  // A browser sends an empty part for a file input without a choice.
  if (content.length === 0 && filename === '') return undefined;
  if (content.length > rule.maxBytes) throw tooLarge(field, rule);
  const mediaType = await mediaTypeOf(content);
  if (!mediaType || !rule.types.includes(mediaType)) {
    throw refusal('input.file_type', field, { jenis: rule.types.map((type) => LABEL[type]).join(', ') });
  }
  return { filename: filename.slice(0, 200), mediaType, content };
}

function refusal(code: 'input.file_missing' | 'input.file_too_large' | 'input.file_type', field: string, details = {}) {
  const sentence = new Refusal(code, details).message;
  return new Refusal(code, { ...details, errors: { [field]: [sentence] } });
}

const tooLarge = (field: string, { maxBytes }: UploadRule) =>
  refusal('input.file_too_large', field, { maks: `${Math.round(maxBytes / 1024 / 1024)} MB` });

const LABEL: Record<MediaType, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/json': 'JSON',
  'application/zip': 'ZIP',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'image/svg+xml': 'SVG',
  'text/plain': 'teks (.txt, .dat, .csv)',
};
