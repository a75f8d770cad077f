/** Whether an account counts against the quota. */
export const K_STATUS = { terhitung: 1 } as const;
