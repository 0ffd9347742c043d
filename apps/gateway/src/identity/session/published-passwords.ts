import { DomainError } from '../../kernel/http/index.ts'
import { misfit } from '../fields/check-fields.ts'
import type { Passwords } from '../../kernel/ports/index.ts'

const norm = (password: string): string => password.normalize('NFC')

/** The passwords that are published with this repository: of accounts, and for payments. */
export interface Published {
  readonly account: string
  readonly payment: string
}

/**
 * Passwords as a database knows them that is no demo: those that are published with this repository open nothing there,
 * in the time that a wrong password takes, and no member can choose them.
 */
export function withoutPublished(passwords: Passwords, { account, payment }: Published): Passwords {
  const published = new Set([account, payment])
  return {
    ...passwords,
    async make(password) {
      if (norm(password) === payment)
        throw new DomainError('payment.password.weak', { value: { field: 'paymentPassword' } })
      if (published.has(norm(password))) throw misfit('password')
      return passwords.make(password)
    },
    check: async (password, record, turn) =>
      (await passwords.check(password, record, turn)) && !published.has(norm(password)),
  }
}
