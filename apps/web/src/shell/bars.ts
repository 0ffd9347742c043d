/** Which bars a route shows beside its screen. */
export interface Bars {
  readonly menu: boolean
  readonly footer: boolean
  readonly bottom: boolean
}

const all: Bars = { menu: true, footer: true, bottom: true }
const few: Readonly<Record<string, Bars>> = {
  '/register': { menu: false, footer: true, bottom: false },
  '/game': { menu: false, footer: false, bottom: false },
}

/** The bars of a path. */
export const barsOf = (path: string): Bars => few[path] ?? all
