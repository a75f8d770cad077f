/** Whether a number is shown by its end alone; the whole one is asked for. */
export const isTersamar = (nomor: string | null | undefined): boolean => nomor?.startsWith('•') ?? false;
