/** Waits until what moves on the page has arrived; what follows a scroll never does, and is left out. */
export const settled = () =>
  Promise.allSettled(document.getAnimations().filter(({ timeline }) => timeline === document.timeline).map(({ finished }) => finished))
