/** Pixels of the picture for each of the page's: sharp in a document. */
const SCALE = 2;
/** Room for the line below that says what it is of. */
const KAKI = 36;

/**
 * A picture of an element as it stands on the page, in its present look, without what is marked `data-tanpa-gambar`. Fonts
 * that the page brought along are drawn in the system's (keputusan 0506).
 */
export async function toPng(element: HTMLElement, keterangan: string): Promise<Blob> {
  const { width, height: tinggi } = element.getBoundingClientRect();
  const height = tinggi + KAKI;
  const markup = new XMLSerializer().serializeToString(withFoot(element, keterangan));
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

/** With the line below it that says of whom, of which days and of when it is. */
function withFoot(element: HTMLElement, keterangan: string): Element {
  const whole = document.createElement('div');
  const foot = document.createElement('p');
  const { fontFamily, color } = getComputedStyle(element);
  foot.style.cssText = `margin:0;padding:8px 4px;font:13px/20px ${fontFamily.replaceAll('"', "'")};color:${color};white-space:nowrap`;
  foot.textContent = keterangan;
  whole.append(copyOf(element), foot);
  return whole;
}

/** The element with its looks written into it: outside the page there are no style sheets. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(false) as HTMLElement;
  copy.style.cssText = looksOf(getComputedStyle(element));
  // Another font may be wider, and must not break a heading for it.
  if (/^H[1-6]$/.test(element.tagName)) copy.style.whiteSpace = 'nowrap';
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
