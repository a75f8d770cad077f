/** What is bound to no single organisation of the tenant. */
export const SELURUH_INDUK = 'Seluruh induk';
