import {
  getPayout,
  listCommissions,
  listDailySalaries,
  listDividends,
  listHourlySalaries,
  listIncome,
  listRealtimeSalaries,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const day = 86_400_000
const zone = 8 * 3_600_000
const names = ['RNG', 'LIVE', 'SPORTS', 'LOTT'] as const

const income = (begin: number) => (_: unknown, index: number) => {
  const commission = 690.4 + ((index * 271) % 900)
  const dividend = index === 2 ? 3_120 : 0
  const dailySalary = index % 2 === 0 ? 198.8 : 0
  const [hourlySalary, realtimeSalary] = [29.9 + index * 7, 9.65 + index]
  return {
    day: begin - index * day,
    commission,
    dividend,
    dailySalary,
    hourlySalary,
    realtimeSalary,
    total: commission + dividend + dailySalary + hourlySalary + realtimeSalary,
  }
}

/** Lets a server tell what an agent earned, as of the time `at` (milliseconds since 1970). */
export function answerIncome(
  server: FakeServer,
  at: number,
  nameOf: (name: string) => string = (name) => name,
): FakeServer {
  const begin = Math.floor((at + zone) / day) * day - zone
  const rows = Array.from({ length: 7 }, income(begin))
  const payout = (kind: string) => (category: string, index: number) => ({
    payoutId: String(800 + index),
    kind,
    account: 'marcobay01',
    contractId: null,
    category,
    startTime: begin - day,
    endTime: begin,
    turnover: 142_300 - index * 31_000,
    netLoss: 9_210 - index * 2_000,
    activeMembers: 38 - index * 7,
    rateType: 'P',
    rate: 0.01 - index * 0.001,
    gross: 1_423 - index * 310,
    adjustment: -384.2 + index * 80,
    carryIn: 0,
    carryOut: 0,
    amount: 1_038.8 - index * 230,
    status: 'approved',
    createTime: begin + 600_000,
    decidedTime: begin + 600_000,
  })
  const paid = (kind: string) =>
    ({
      list: names.map(payout(kind)),
      totals: { turnover: 383_200, gross: 3_832, adjustment: -1_056.8, amount: 2_775.2 },
      totalPages: 1,
      totalCount: names.length,
    }) as never
  return server
    .answer(listIncome, ({ startTime, endTime }) => {
      const list = rows.filter((row) => row.day >= Number(startTime) && row.day <= Number(endTime))
      const sum = (name: Exclude<keyof (typeof rows)[number], 'day'>) => list.reduce((all, row) => all + row[name], 0)
      return {
        list,
        totals: {
          commission: sum('commission'),
          dividend: sum('dividend'),
          dailySalary: sum('dailySalary'),
          hourlySalary: sum('hourlySalary'),
          realtimeSalary: sum('realtimeSalary'),
          total: sum('total'),
        },
        totalPages: 1,
        totalCount: list.length,
      }
    })
    .answer(listCommissions, paid('commission'))
    .answer(listDividends, paid('dividend'))
    .answer(listDailySalaries, paid('daily-salary'))
    .answer(listHourlySalaries, paid('hourly-salary'))
    .answer(listRealtimeSalaries, paid('realtime-salary'))
    .answer(getPayout, {
      ...payout('dividend')('RNG', 0),
      rate: 0.1,
      netLoss: 9_210,
      carryIn: -1_800,
      gross: 700,
      adjustment: -384.2,
      amount: 315.8,
      transferId: 'T261122-275E281A',
      adjustments: [
        { account: nameOf('aprilsol22'), amount: -284.2 },
        { account: nameOf('lito.cabral'), amount: -100 },
      ],
    } as never)
}

/** An agent that earned nothing. */
export const answerNoIncome = (server: FakeServer): FakeServer =>
  server.answer(listIncome, {
    list: [],
    totals: { commission: 0, dividend: 0, dailySalary: 0, hourlySalary: 0, realtimeSalary: 0, total: 0 },
    totalPages: 0,
    totalCount: 0,
  })
