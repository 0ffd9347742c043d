import { plainDigits } from '@parlour/validation/digits'

/** The six digits of a typed code, or null: what can be no code is no try. */
export function readCode(typed: string): string | null {
  const code = plainDigits(typed)
  return /^\d{6}$/.test(code) ? code : null
}
