import * as v from 'valibot'
import { id } from './id.ts'

declare const digits: unique symbol
/** The digits of an id that a number would round. */
export type Digits = string & { readonly [digits]: true }

/** A request as a platform reads it whose ids are numbers: it checks with `numericIds`. */
export type NumericIds<Request> = Request extends Digits
  ? never
  : Request extends object
    ? { [Name in keyof Request]: NumericIds<Request[Name]> }
    : Request

/* @__NO_SIDE_EFFECTS__ */
const idUpTo = (most: number) =>
  v.pipe(
    id,
    v.minValue(0),
    v.rawTransform(({ dataset: { value }, config, addIssue, NEVER }): number | Digits => {
      const numeric = 'numericIds' in config && config.numericIds === true
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text that `id` reads is digits
      if (!numeric || (typeof value === 'number' && value <= most)) return value as number | Digits
      addIssue({ message: `beyond ${most}` })
      return NEVER
    }),
  )

/**
 * The id of a row in a request: not below 0, and sent with the digits that it came with. A platform
 * that counts its rows in numbers checks with `numericIds` and takes what is exact.
 */
export const sentId = idUpTo(Number.MAX_SAFE_INTEGER)

/** The same where the operator gives the id: such a platform then takes up to 2,147,483,647. */
export const operatorId = idUpTo(2_147_483_647)
