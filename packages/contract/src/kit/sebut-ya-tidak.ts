/** Whether something is so. */
export const sebutYaTidak = (is: boolean): string => (is ? 'Ya' : 'Tidak');
