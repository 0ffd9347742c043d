import { DomainError } from '../http/domain-error.ts'
import { misfit } from '../register/check-fields.ts'
import { demoPassword, demoPaymentPassword } from '../seed/people/names.ts'
import type { Passwords } from './passwords.ts'

const published = new Set([demoPassword, demoPaymentPassword])

const norm = (password: string): string => password.normalize('NFC')

/**
 * Passwords as a database knows them that is no demo: those that are published with this repository open nothing there, in the
 * time that a wrong password takes, and nobody can choose them.
 */
export const withoutPublished = (passwords: Passwords): Passwords => ({
  ...passwords,
  async make(password) {
    if (norm(password) === demoPaymentPassword) throw new DomainError('payment.password.weak', { value: { field: 'paymentPassword' } })
    if (published.has(norm(password))) throw misfit('password')
    return passwords.make(password)
  },
  check: async (password, record, turn) => (await passwords.check(password, record, turn)) && !published.has(norm(password)),
})
