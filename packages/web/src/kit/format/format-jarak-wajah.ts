/** How far two faces are from each other, as it is compared: 0.634 becomes '0,63'. */
export const formatJarakWajah = (jarak: number): string => jarak.toFixed(2).replace('.', ',');
