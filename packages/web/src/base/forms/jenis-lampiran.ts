/** What may go with a request as evidence, as `UNGGAH_LAMPIRAN` of the contract takes it, by the endings of its name. */
export const JENIS_LAMPIRAN = '.pdf,.jpg,.jpeg,.png,.webp';
