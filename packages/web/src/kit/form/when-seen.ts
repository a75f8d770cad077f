/** Calls `then` once, when a good part of the element is on the screen; the answer calls it off. */
export function whenSeen(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { threshold: 0.1 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
