import {
  contractCategories,
  contractKinds,
  type ContractCategory,
  type ContractKind,
} from '@parlour/api-client/endpoints'

/** What an agent has with the upline, what it gave to downlines, and a new offer. */
export const contractTabs = ['held', 'given', 'offer'] as const

/** A part of the page of contracts. */
export type ContractTab = (typeof contractTabs)[number]

/** On which side of a contract an agent stands: it was offered it, or offered it. */
export type ContractSide = 'held' | 'given'

/** What the address of the page says, as texts: anything can stand there. */
export interface ContractSearch {
  readonly tab?: string | undefined
  /** The number of the contract that is open. */
  readonly open?: string | undefined
  readonly page?: string | undefined
  readonly kind?: string | undefined
  /** Who gets the new offer. */
  readonly account?: string | undefined
  /** Which games the new offer is for. */
  readonly category?: string | undefined
}

/** What is looked at. `kind` is empty for all; `page` counts from 1; `category` is that of a new offer. */
export interface ContractView {
  readonly tab: ContractTab
  readonly open: string | null
  readonly page: number
  readonly kind: ContractKind | ''
  readonly account: string
  readonly category: ContractCategory
}

/**
 * Reads the view of an address: the own contracts by default.
 *
 * @returns a view; what is no such thing in the address is left out
 * @example contractView({ tab: 'given', open: '7001' }).open // '7001'
 */
export const contractView = ({ tab, open, page, kind, account, category }: ContractSearch): ContractView => ({
  tab: contractTabs.find((each) => each === tab) ?? 'held',
  open: /^\d{1,40}$/.test(open ?? '') ? (open ?? null) : null,
  page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
  kind: contractKinds.find((each) => each === kind) ?? '',
  account: (account ?? '').trim().slice(0, 64),
  category: contractCategories.find((each) => each === category) ?? 'CONS',
})

/**
 * The address of a view; what is usual is not said.
 *
 * @returns texts of the address
 * @example contractSearch({ tab: 'held', open: null, page: 1, kind: '', account: '', category: 'CONS' }) // {}
 */
export const contractSearch = ({ tab, open, page, kind, account, category }: ContractView): ContractSearch => ({
  ...(tab === 'held' ? {} : { tab }),
  ...(open === null ? {} : { open }),
  ...(page > 1 ? { page: String(page) } : {}),
  ...(kind ? { kind } : {}),
  ...(tab === 'offer' && account ? { account } : {}),
  ...(tab === 'offer' && category !== 'CONS' ? { category } : {}),
})
