import type { GameCategory } from '../../../kernel/db/index.ts'

/** One provider: provider code of the wire (2 to 4 capitals), shown name, idea of its mark, categories it plays in. */
export interface CatalogueProvider {
  readonly code: string
  readonly name: string
  readonly mark: string
  readonly inHouse: boolean
  readonly categories: readonly GameCategory[]
}

/** The twelve providers, in the order of the home page. */
export const providers = [
  { code: 'PTG', name: 'Paper Tiger', mark: 'folded tiger mask', inHouse: false, categories: ['RNG', 'PVP'] },
  { code: 'NLT', name: 'Northlight', mark: 'four-point star', inHouse: false, categories: ['LIVE'] },
  { code: 'KRW', name: 'Kirin Works', mark: 'block K with a round eye', inHouse: false, categories: ['RNG', 'LIVE'] },
  { code: 'BFN', name: 'Bluefin', mark: 'fin over water', inHouse: false, categories: ['FISH', 'RNG'] },
  {
    code: 'XGS',
    name: 'Tessera',
    mark: 'four tiles',
    inHouse: true,
    categories: ['RNG', 'FISH', 'PVP', 'SPORTS', 'COCKFIGHT'],
  },
  { code: 'HCL', name: 'Halcyon', mark: 'wing over a bay', inHouse: false, categories: ['LIVE'] },
  { code: 'RDB', name: 'Redbarn', mark: 'gabled barn', inHouse: false, categories: ['COCKFIGHT', 'PVP'] },
  { code: 'OVT', name: 'Overtime', mark: 'match clock', inHouse: false, categories: ['SPORTS'] },
  {
    code: 'SS',
    name: 'Ninefold',
    mark: 'nine dots',
    inHouse: true,
    categories: ['LOTT', 'ELOTT', 'RNG', 'SPORTS', 'ESPORTS', 'COCKFIGHT'],
  },
  { code: 'GLH', name: 'Glasshouse', mark: 'tall kite of two faces', inHouse: false, categories: ['RNG'] },
  { code: 'QST', name: 'Quarterstaff', mark: 'diagonal staff', inHouse: false, categories: ['ESPORTS', 'SPORTS'] },
  { code: 'LTB', name: 'Lotus Table', mark: 'three petals', inHouse: false, categories: ['PVP', 'RNG', 'LOTT'] },
] as const satisfies readonly CatalogueProvider[]

/** Vendor code of a provider. */
export type ProviderCode = (typeof providers)[number]['code']
