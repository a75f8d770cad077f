/**
 * Whether Ubah Presensi may stand in the menu of this organisation (aturan/perbaikan#menu): in that of 258 for admins
 * alone; the call is open there as anywhere.
 */
export const seesMenuKlaim = (
  { organisasi_id }: { organisasi_id: number },
  { is_admin }: { is_admin: boolean },
): boolean => is_admin || organisasi_id !== 258;
