/** Stars that stand still: the same on every page, in parts of the sky. */
export const stars: readonly { readonly x: number; readonly y: number; readonly r: number }[] = Array.from(
  { length: 70 },
  (_, at) => {
    const part = (by: number) => Math.abs((Math.sin((at + 1) * by) * 43_758.5453) % 1)
    return { x: part(12.9898), y: part(78.233) * 0.86, r: 0.4 + part(39.425) * 1.1 }
  },
)
