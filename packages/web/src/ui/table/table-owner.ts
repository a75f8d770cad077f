let owner = '';

/** Whose choices about tables are kept and read on this device; set by who knows who is signed in. */
export const tableOwner = {
  set: (user_id: number) => void (owner = String(user_id)),
  keyOf: (what: string, label: string) => `tabel-${owner}-${what}-${label}`,
};
