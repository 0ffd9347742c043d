import {
  getContracts,
  listContractStandings,
  listDailySalaries,
  listDividends,
  listHourlySalaries,
  listRealtimeSalaries,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const day = 86_400_000

const step = (minimumBet: number, rate: number, activeMember: number, netLoss = 0) => ({
  minimumBet,
  netLoss,
  activeMember,
  rateType: 'P',
  rate,
})
const salary = [step(20_000, 0.001, 4), step(50_000, 0.0014, 6), step(100_000, 0.0018, 8)]
const dividend = [step(50_000, 0.06, 3, 300), step(200_000, 0.08, 6, 1_000)]
const statuses = ['in-process', 'in-process', 'approved', 'approved', 'rejected', 'approved', 'approved'] as const
const inForce = { CONS: [{ status: 'A', contractId: 7102, contractRate: 0.06 }] }

/** Lets a server tell where the contracts of an agent stand, what they have come to, and that there is one of each kind. */
export function answerSalaries(server: FakeServer, at: number): FakeServer {
  const today = at - (at % day)
  const payouts = (kind: string) => {
    const list = statuses.map((status, index) => ({
      payoutId: 9100 - index,
      kind,
      account: 'marcobay01',
      category: index === 3 ? 'RNG' : 'CONS',
      startTime: today - (index + 1) * day,
      endTime: today - index * day,
      turnover: 52_400 + index * 1_310,
      netLoss: 1_240,
      activeMembers: 7,
      rateType: 'P',
      rate: 0.0014,
      gross: 73.36,
      adjustment: -31.2,
      carryIn: 0,
      carryOut: 0,
      amount: 42.16,
      status,
      createTime: today,
      rejectReason: status === 'rejected' ? 'Two accounts of one player' : null,
    }))
    return {
      list,
      totals: { turnover: 394_310, gross: 513.52, adjustment: -218.4, amount: 295.12 },
      totalPages: 1,
      totalCount: list.length,
    } as never
  }
  return server
    .answer(getContracts, {
      divtypeinfo: inForce,
      dailysalinfotype: { CONS: [{ status: 'A', id: 7102, details: [] }] },
      contractmrdailysalinfotype: { CONS: [{ status: 'A', id: 7102, details: [] }] },
      contracthoursalinfo: { CONS: [{ status: 'A', contractId: 7103, hourSalaryRates: [] }] },
      realtimesalinfotype: { CONS: [{ status: 'A', contractId: 7105, realtimeSalaryRates: [] }] },
      divtypereq: {},
    } as never)
    .answer(
      listContractStandings,
      ({ kind }) =>
        [
          {
            contractId: 7102,
            category: 'CONS',
            period: kind === 'dividend' ? 'semimonthly' : kind,
            startTime: today,
            endTime: today + day,
            turnover: 84_200,
            netLoss: 1_420,
            carryIn: kind === 'dividend' ? -640 : 0,
            theoreticalLoss: 720,
            activeMembers: 7,
            due: kind === 'dividend' ? 43.2 : 117.88,
            tiers: kind === 'dividend' ? dividend : salary,
          },
          ...(kind === 'daily'
            ? [
                {
                  contractId: 7099,
                  category: 'FISH',
                  period: kind,
                  startTime: today,
                  endTime: today + day,
                  endedAt: today + day / 3,
                  turnover: 21_300,
                  netLoss: 310,
                  carryIn: 0,
                  theoreticalLoss: 640,
                  activeMembers: 4,
                  due: 21.3,
                  tiers: salary,
                },
              ]
            : []),
        ] as never,
    )
    .answer(listDividends, payouts('dividend'))
    .answer(listDailySalaries, payouts('daily-salary'))
    .answer(listHourlySalaries, payouts('hourly-salary'))
    .answer(listRealtimeSalaries, payouts('realtime-salary'))
}

/** Lets a server tell that nothing was paid yet. */
export function answerNoSalaries(server: FakeServer): FakeServer {
  const none = {
    list: [],
    totals: { turnover: 0, gross: 0, adjustment: 0, amount: 0 },
    totalPages: 0,
    totalCount: 0,
  }
  return server
    .answer(listDividends, none)
    .answer(listDailySalaries, none)
    .answer(listHourlySalaries, none)
    .answer(listRealtimeSalaries, none)
}
