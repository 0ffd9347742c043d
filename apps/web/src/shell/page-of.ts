import type { CentreSearch } from '../routes/-centre-search.ts'

/** The page that an address asks for, counted from 1; the first one when it makes no sense. */
export const pageOf = ({ page }: Pick<CentreSearch, 'page'>): number => Math.max(1, Math.trunc(Number(page)) || 1)
