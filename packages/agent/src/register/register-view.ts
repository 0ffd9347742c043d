/** The two ways to bring people in. */
export const registerTabs = ['open', 'links'] as const

/** A way to bring people in. */
export type RegisterTab = (typeof registerTabs)[number]

/** What the address of the page says, as texts: anything can stand there. */
export interface RegisterSearch {
  readonly tab?: string | undefined
  /** The number of the link that is open. */
  readonly open?: string | undefined
  /** A page of the people who came by it. */
  readonly page?: string | undefined
}

/** What is looked at: a way, the link that is open, and a page of its people from 1. */
export interface RegisterView {
  readonly tab: RegisterTab
  readonly open: string | null
  readonly page: number
}

/**
 * Reads the view of an address: opening an account by default.
 *
 * @returns a view; what is no such thing in the address is left out
 * @example registerView({ tab: 'links', open: '501' }) // { tab: 'links', open: '501', page: 1 }
 */
export function registerView({ tab, open, page }: RegisterSearch): RegisterView {
  if (tab !== 'links') return { tab: 'open', open: null, page: 1 }
  return { tab, open: open || null, page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1 }
}

/**
 * The address of a view; what is usual is not said.
 *
 * @returns texts of the address
 * @example registerSearch({ tab: 'open', open: null, page: 1 }) // {}
 */
export const registerSearch = ({ tab, open, page }: RegisterView): RegisterSearch =>
  tab === 'open' ? {} : { tab, ...(open === null ? {} : { open }), ...(page > 1 ? { page: String(page) } : {}) }
