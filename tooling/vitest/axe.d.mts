import type { ElementContext, RunOptions } from 'axe-core'

/** The rules that only a whole page can keep, switched off: for a component that a test draws alone. */
export const partOfPage: NonNullable<RunOptions['rules']>

/**
 * What axe finds once nothing moves any more, a line a rule: its id
 * and the elements. Looks at the whole document without `context`.
 */
export function axeFindings(context?: ElementContext, options?: RunOptions): Promise<string[]>
