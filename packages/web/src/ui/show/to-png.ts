/** Pixels of the picture for each of the page's: sharp in a document. */
const SCALE = 2;

/**
 * A picture of an element as it stands on the page, in its present look, without what is marked `data-tanpa-gambar`. Fonts
 * that the page brought along are drawn in the system's (keputusan 0506).
 */
export async function toPng(element: HTMLElement): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const markup = new XMLSerializer().serializeToString(copyOf(element));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png'),
  );
}

/** The element with its looks written into it: outside the page there are no style sheets. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(false) as HTMLElement;
  copy.style.cssText = looksOf(getComputedStyle(element));
  const before = getComputedStyle(element, '::before');
  if (before.content !== 'none' && before.content !== 'normal') {
    const mark = document.createElement('span');
    mark.style.cssText = looksOf(before);
    copy.append(mark);
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) {
      if (!child.hasAttribute('data-tanpa-gambar')) copy.append(copyOf(child));
    } else copy.append(child.cloneNode());
  }
  return copy;
}

const looksOf = (style: CSSStyleDeclaration) =>
  [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
