import { emptyToNull } from '../platform/kit/empty-to-null.ts';

const FIELDS = ['npsn', 'nsm', 'alamat', 'tempat_surat', 'telepon', 'email', 'kepala_nama', 'kepala_nip'] as const;
type Field = (typeof FIELDS)[number];

/** The fields of a profile that were sent, with empty ones as unknown. */
export function profilFields(input: { [F in Field]?: string | null | undefined }): { [F in Field]?: string | null } {
  const sent = FIELDS.filter((field) => input[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, emptyToNull(input[field])]));
}
