import type { UploadRule } from '../../kit/endpoint.ts';

/** A machine's log: years of taps in one file. */
export const UNGGAH_LOG_MESIN = {
  types: ['text/plain'],
  maxBytes: 32 * 1024 * 1024,
  required: true,
} as const satisfies UploadRule;
