/** Five thousand rows of thirty cells are a million elements with their ends. */
const TANDA_MAKS = 3_000_000;
/** A workbook's parts are hardly ten deep. */
const DALAM_MAKS = 100;

const [LESS, GREATER, SLASH, BANG, QUESTION, SPACE, F] = Buffer.from('<>/!? f');

type XmlMeter = {
  /** Another part of the same workbook begins; what is no XML has tags by chance, and no depth. */
  begin: (isXml: boolean) => void;
  /** False once there is more in it than in any sheet that is worth reading. */
  take: (chunk: Uint8Array) => boolean;
  /** Whether an element `f` passed by, as formulas are. */
  hasRumus: () => boolean;
};

/** Counts tags, and how deep they lie in each other, in XML that passes by. */
export function createXmlMeter(): XmlMeter {
  let tags = 0;
  let depth = 0;
  let before = 0;
  let beforeThat = 0;
  let hasRumus = false;
  let hasDepth = true;

  return {
    begin: (isXml) => {
      depth = 0;
      before = 0;
      hasDepth = isXml;
    },
    take: (chunk) => {
      let deepest = 0;
      for (const byte of chunk) {
        if (before === LESS) {
          tags += 1;
          if (byte === SLASH) depth -= 1;
          else if (byte !== BANG && byte !== QUESTION) depth += 1;
          if (depth > deepest) deepest = depth;
        } else if (before === SLASH && byte === GREATER) depth -= 1;
        if (before === F && beforeThat === LESS && (byte === GREATER || byte === SPACE || byte === SLASH))
          hasRumus = true;
        beforeThat = before;
        before = byte;
      }
      return tags <= TANDA_MAKS && !(hasDepth && deepest > DALAM_MAKS);
    },
    hasRumus: () => hasRumus,
  };
}
