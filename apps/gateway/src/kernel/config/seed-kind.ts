/**
 * What a database is filled with: `demo` has accounts with published passwords and an invented history, `catalogue` the
 * games, content and rules that the site needs, without people and money, `none` only the operator's ledger accounts.
 */
export const seedKinds = ['demo', 'catalogue', 'none'] as const

/** One of them. */
export type SeedKind = (typeof seedKinds)[number]

/** A database that was filled with something else than it is asked to be: nothing of it was changed. */
export class SeedMismatch extends Error {
  override readonly name = 'SeedMismatch'

  constructor(kept: SeedKind, asked: SeedKind) {
    super(
      `PARLOUR_SEED must be "${kept}", not "${asked}": that is what this database was filled with, and it stays so; take another database for "${asked}"`,
    )
  }
}

/** The kind that a database remembers. */
export const seedKindOf = (text: string): SeedKind => seedKinds.find((kind) => kind === text) ?? 'none'
