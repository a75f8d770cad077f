/** Of a moment that has not come yet. */
export const BELUM_PERNAH = 'Belum pernah';
