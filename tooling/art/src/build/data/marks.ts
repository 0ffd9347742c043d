/** A provider's mark on a 32 grid: path data, full and, second, at a share of the opacity. */
export interface Mark {
  readonly full: string
  readonly half?: { readonly data: string; readonly opacity: number }
}

const dots = () => {
  const radii = [5, 3.6, 2.4]
  return [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2].map((column) => {
        const r = radii[Math.abs(row - column)] ?? 2.4
        const [x, y] = [5 + column * 11, 5 + row * 11]
        return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
      }),
    )
    .join('')
}

/** The marks by provider code. */
export const marks = {
  PTG: { full: 'M4 2l7 5h10l7-5 2 2-3 15-11 11L5 19 2 4zM9 14l2 5 4 1zM23 14l-6 6 4-1z' },
  NLT: {
    full: 'M16 0l3 13 13 3-13 3-3 13-3-13-13-3 13-3z',
    half: { data: 'M11 5l5 8 5-8 6 6-8 5 8 5-6 6-5-8-5 8-6-6 8-5-8-5z', opacity: 0.5 },
  },
  KRW: {
    full: 'M1 1h8v30H1zM10 16L20 1h11L20 16l11 15H20z',
    half: { data: 'M22 16a4 4 0 1 1 8 0 4 4 0 1 1-8 0z', opacity: 0.6 },
  },
  BFN: {
    full: 'M29 1q-7 11-3 23H5Q8 8 29 1z',
    half: { data: 'M1 25q8 5 15 2t15-2q-3 6-10 6H10q-6 0-9-6z', opacity: 0.7 },
  },
  XGS: {
    full: 'M1 1h14v14H1zM17 17h14a14 14 0 0 1-14 14z',
    half: { data: 'M17 15V1a14 14 0 0 1 14 14zM1 17h14v14z', opacity: 0.6 },
  },
  HCL: {
    full: 'M2 12q13 3 16-10 10 4 8 14l5 3-7 3q-6 8-22 6 9-2 12-7-9-1-12-9z',
    half: { data: 'M2 31q14-5 28 0z', opacity: 0.7 },
  },
  RDB: { full: 'M16 1l14 11v19H20V20h-8v11H2V12zM13 9v5h6V9z' },
  OVT: {
    full: 'M16 1a15 15 0 1 1 0 30 15 15 0 1 1 0-30zM16 7a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM14.5 9h3v6.2l4.5 2.6-1.5 2.6-6-3.4z',
  },
  SS: { full: dots() },
  GLH: {
    full: 'M16 0L5 17l11 15z',
    half: { data: 'M16 0l11 17-11 15zM3 17L13 3 1 15zM29 17L19 3l12 12z', opacity: 0.6 },
  },
  QST: {
    full: 'M27 1h4v4L5 31H1v-4z',
    half: { data: 'M1 1h15A15 15 0 0 1 1 16zM31 31H16a15 15 0 0 1 15-15z', opacity: 0.6 },
  },
  LTB: {
    full: 'M16 1q8 9 8 16 0 6-8 12-8-6-8-12 0-7 8-16z',
    half: { data: 'M1 12q6 0 6 6 1 7 7 11Q2 29 1 12zM31 12q-6 0-6 6-1 7-7 11 12 0 13-17z', opacity: 0.65 },
  },
} as const satisfies Record<string, Mark>

/** Draws a mark in one colour on its 32 grid. */
export const drawMark = (code: string, fill: string): string => {
  const mark: Mark = (marks as Record<string, Mark>)[code] ?? marks.NLT
  const half = mark.half ? `<path d="${mark.half.data}" opacity="${mark.half.opacity}"/>` : ''
  return `<g fill="${fill}" fill-rule="evenodd">${half}<path d="${mark.full}"/></g>`
}
