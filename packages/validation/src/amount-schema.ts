import * as v from 'valibot'
import type { IssueCode } from './issue.ts'
import type { AmountRule } from './rule.ts'

const code = (name: IssueCode): IssueCode => name

/** Reads a sum of minor units, as forms keep it; null for anything else. */
export const readMinor = (text: string | undefined): number | null => {
  const minor = /^\d+$/.test(text?.trim() ?? '') ? Number(text) : Number.NaN
  return Number.isSafeInteger(minor) ? minor : null
}

/** The schema of a sum, a text of minor units such as `150000`; an optional one may stay empty. */
export function amountSchema({ required, min, max, step }: AmountRule): v.GenericSchema<string, string> {
  const emptyOr = (fits: (minor: number) => boolean) => (text: string) =>
    text === '' || fits(readMinor(text) ?? Number.NaN)
  return v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !required || text !== '', code('required')),
    v.check(emptyOr(Number.isFinite), code('amount')),
    v.check(
      emptyOr((minor) => minor >= min),
      code('least'),
    ),
    v.check(
      emptyOr((minor) => minor <= (max ?? minor)),
      code('most'),
    ),
    v.check(
      emptyOr((minor) => minor % step === 0),
      code('step'),
    ),
  )
}
