import * as v from 'valibot'

/**
 * A sum on the wire is a decimal number of major units; inside it is an
 * integer of minor units (two places); what would not be exact does not fit.
 */
export const money = v.pipe(
  v.number(),
  v.transform((major) => Math.round(major * 100)),
  v.safeInteger(),
)

/**
 * The wire form of an amount.
 *
 * @param minor minor units
 * @returns major units, as a decimal
 * @example toWireMoney(12_345) // 123.45
 */
export const toWireMoney = (minor: number): number => minor / 100
