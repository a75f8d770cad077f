/** The id of the first input of a question on the page. */
export const pertanyaanHtmlId = (pertanyaan_id: number): string => `pertanyaan-${pertanyaan_id}`;
