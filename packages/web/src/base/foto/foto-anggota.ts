import { api } from '../api/api.ts';

/** The address of a member's photo, or null without one. A new photo has a new address, so that none is shown stale. */
export function fotoAnggota({ user_id, file_foto }: { user_id: number; file_foto: string | null }): string | null {
  return file_foto === null ? null : `${api.foto.getFoto.url({ user_id })}?v=${encodeURIComponent(file_foto)}`;
}
