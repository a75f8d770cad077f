/** Whose secret it is: one that is copied into another's row opens nothing. */
export const contextOfTotp = (user_id: number): string => `totp|${user_id}`;
