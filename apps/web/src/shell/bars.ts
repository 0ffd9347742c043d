import { brand } from '../brand.ts'

/** Which bars a route shows around its screen. */
export interface Bars {
  readonly header: boolean
  readonly menu: boolean
  readonly footer: boolean
  /** The bar at the bottom of a phone. */
  readonly bottom: boolean
}

const all: Bars = { header: true, menu: true, footer: true, bottom: true }
const none: Bars = { header: false, menu: false, footer: false, bottom: false }
const headerOnly: Bars = { ...none, header: true }

/** Routes that show less than everything. Source: SYS-04 to SYS-07, SYS-11, HDR-08. */
const few: Readonly<Record<string, Bars>> = {
  '/register': { ...headerOnly, footer: true },
  '/game': headerOnly,
  '/lottery': headerOnly,
  '/pointMall': { ...all, menu: false },
  '/helpmc': none,
  '/seamless': brand.bars.seamless ? all : none,
  '/vnlottery': brand.bars.vnlottery ? { ...all, footer: false } : none,
}

/** The bars of a path. */
export const barsOf = (path: string): Bars => few[path] ?? all
