import { cacheFor } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { figuresIn, type Counted } from './simulate.ts'

const maxAge = 60_000

/**
 * What a team played last month, period by period: kept for a minute, since an editor asks for it with every step that
 * is written, and a page of an offer in each tab.
 */
export const monthFigures = cacheFor(
  maxAge,
  (db, { within, ...team }: Counted & { readonly period: string; readonly within: Period }) =>
    figuresIn(db, team, within),
  ({ memberId, category, apart, period, within }) =>
    [memberId, category, apart.join('+'), period, within.from, within.until].join('/'),
)
