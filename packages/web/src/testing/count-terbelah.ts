/** How many of the dates that an element shows stand on two lines. */
export function countTerbelah(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let terbelah = 0;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { index, 0: tanggal } of text.data.matchAll(/\d\d-\d\d-\d{4}/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + tanggal.length);
      terbelah += Number(range.getClientRects().length > 1);
    }
  }
  return terbelah;
}
