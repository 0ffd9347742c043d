const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')

/** The opaque colour `#rrggbb` that is seen when `rgb(r g b / a)` lies over another; an opaque colour stays itself. */
export const flatten = (color: string, under: string): string => {
  const [, ...parts] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(color) ?? []
  if (parts.length === 0) return color
  const [red = 0, green = 0, blue = 0, share = 1] = parts.map(Number)
  const below = [1, 3, 5].map((at) => Number.parseInt(under.slice(at, at + 2), 16))
  return `#${[red, green, blue].map((channel, at) => hex(channel * share + (below[at] ?? 0) * (1 - share))).join('')}`
}
