/**
 * What a database is filled with: `demo` has accounts with published passwords and an invented history, `catalogue` the
 * games, content and rules that the site needs, without people and money, `none` only the operator's ledger accounts.
 */
export const seedKinds = ['demo', 'catalogue', 'none'] as const

/** One of them. */
export type SeedKind = (typeof seedKinds)[number]

/** A database that is not filled as asked, or is empty where nothing says what to fill it with: it stays as it is. */
export class SeedRefused extends Error {
  override readonly name = 'SeedRefused'

  /** @param kept what the database is filled with; null for an empty one */
  constructor(kept: SeedKind | null, asked: SeedKind | null) {
    super(
      kept === null
        ? `the database of DATABASE_URL is empty; set PARLOUR_SEED to what it is to be filled with: ${seedKinds.join(', ')}`
        : `PARLOUR_SEED must be "${kept}", not "${asked}": that is what this database was filled with, and it stays so; take another database for "${asked}"`,
    )
  }
}

/** The kind that a database remembers. */
export const seedKindOf = (text: string): SeedKind => seedKinds.find((kind) => kind === text) ?? 'none'
