/** What a form sends for a field left empty means that nothing is known. */
export const emptyToNull = (text: string | null | undefined): string | null => (text ? text : null);
