import { api } from '../base/api/api.ts';

/** The address of an organisation's logo, or null without one. A new logo has a new address, so that none is shown stale. */
export function logoOrganisasi(of: { organisasi_id: number; file_foto: string | null }): string | null {
  if (of.file_foto === null) return null;
  return `${api.logo.getLogo.url({ organisasi_id: of.organisasi_id })}?v=${encodeURIComponent(of.file_foto)}`;
}
