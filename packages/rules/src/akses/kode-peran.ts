/** Role codes. A viewer has none: he is marked by `is_viewer`. */
export const KODE_PERAN = { super_admin: 1, admin: 2, operator: 3, user: 4, pemantau: 6 } as const;
