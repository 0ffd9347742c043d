import { market } from '../../kernel/market/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { misfit } from '../fields/check-fields.ts'

const form = /^(\d{4})-(\d{2})-(\d{2})$/

/** How old somebody must be who tells a birthday, in years. */
export const leastAge = 21

const dayOf = (text: string): Date | null => {
  const [, year = '', month = '', day = ''] = form.exec(text) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const real =
    year !== '' && Number(year) >= 1900 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return real ? date : null
}

/**
 * Checks a birthday, `yyyy-MM-dd`, against the calendar and the age; the day begins at midnight of the platform.
 * @throws DomainError register.field.invalid, member.age.low
 */
export function checkBirthday(text: string, now: number): void {
  const born = dayOf(text)
  if (!born) throw misfit('birthday')
  const ofAge = Date.UTC(born.getUTCFullYear() + leastAge, born.getUTCMonth(), born.getUTCDate())
  if (ofAge > now + market.ahead)
    throw new DomainError('member.age.low', { value: { field: 'birthday', years: leastAge } })
}
