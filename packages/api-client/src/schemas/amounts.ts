import { changePaths } from './change-at.ts'

export { minorUnits } from './minor-units.ts'

interface WithAmounts {
  readonly amounts: readonly string[]
}

/**
 * Converts a request to its wire form: the amounts that the record lists become decimal major units.
 *
 * @param input amounts in minor units
 * @returns a copy; everything else is the same
 * @example toWireAmounts({ amounts: ['amount'] }, { amount: 12_345 }) // { amount: 123.45 }
 */
export const toWireAmounts = (endpoint: WithAmounts, input: unknown): unknown =>
  changePaths(input, endpoint.amounts, (value) => (typeof value === 'number' ? value / 100 : value))

const decimal = /^\d{1,13}(\.\d{1,10})?$/

/**
 * Converts a request from its wire form: the amounts that the record lists become minor units. An amount with more than
 * two decimal places becomes a fraction, which the record's schema refuses.
 *
 * @param wire amounts in major units, as numbers or texts
 * @returns a copy; everything else is the same
 * @example fromWireAmounts({ amounts: ['amount'] }, { amount: '123.45' }) // { amount: 12345 }
 */
export const fromWireAmounts = (endpoint: WithAmounts, wire: unknown): unknown =>
  changePaths(wire, endpoint.amounts, (value) => {
    const major = typeof value === 'string' && decimal.test(value) ? Number(value) : value
    return typeof major === 'number' ? Number((major * 100).toFixed(6)) : value
  })
