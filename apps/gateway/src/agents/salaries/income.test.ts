import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../../kernel/jobs/index.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const kinds = {
  commission: '/wps/report/commission',
  dividend: '/wps/relay/MCSFE_getContractDividendRecords',
  dailySalary: '/wps/relay/MCSFE_getDailySalaryRecords',
  hourlySalary: '/wps/relay/MCSFE_getContractHourSalaryRecords',
  realtimeSalary: '/wps/relay/MCSFE_getRealTimeSalaryRecords',
} as const
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]

let site: TestGateway
beforeAll(async () => {
  site = await startTestGateway()
})
afterAll(() => site.close())

const minor = (sum: number): number => Math.round(sum * 100)

test('[BEY-11] the payouts that were paid on a day add up to what the ledger has of it, kind by kind, to the centavo', async () => {
  for (const name of ['marcobay01', 'aprilsol22']) {
    const token = await site.logIn(name)
    const get = async (path: string) => {
      const { body } = await site.ask('GET', path, { token })
      expect(body.success, `${path}: ${body.errorCode}`).toBe(true)
      return body.value
    }
    const income = await get('/wps/report/income?size=500')
    expect(income.list.length, name).toBeGreaterThan(0)
    for (const day of income.list)
      for (const kind of kindNames) {
        const { list, totals } = await get(
          `${kinds[kind]}?by=paid&size=500&startTime=${day.day}&endTime=${day.day + dayMs - 1}`,
        )
        const where = `${name} ${new Date(day.day).toISOString()} ${kind}`
        expect(minor(totals.amount), where).toBe(minor(day[kind]))
        expect(minor(totals.gross) + minor(totals.adjustment), where).toBe(minor(totals.amount))
        for (const row of list.slice(0, 3)) {
          expect(row.status, where).toBe('approved')
          const parts = await get(`/wps/relay/MCSFE_getPayoutDetails?payoutId=${row.payoutId}`)
          const handedOn = parts.adjustments.reduce(
            (sum: number, part: { amount: number }) => sum + minor(part.amount),
            0,
          )
          expect(minor(parts.gross) + handedOn, where).toBe(minor(parts.amount))
        }
      }
  }
})
