/** Pages to show around `page` of `pages` (counted from 1): range 3, margin 1; `0` stands for a gap. */
export const pageWindow = (page: number, pages: number): number[] => {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (n) =>
      n === 1 ||
      n === pages ||
      Math.abs(n - page) <= 1 ||
      (page <= 2 && n <= 3) ||
      (page >= pages - 1 && n >= pages - 2),
  )
  return near.flatMap((n, index) => {
    const before = near[index - 1] ?? 0
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [0, n] : [n]
  })
}
