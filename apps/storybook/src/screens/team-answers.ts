import {
  getCustomerRebate,
  listDownlineRebates,
  listDownlines,
  listRecipients,
  promoteDownline,
  setDownlineRebate,
  transferToDownline,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const day = 86_400_000

const seeds = [
  ['aprilsol22', 2, 48],
  ['lito.cabral', 2, 31],
  ['grace_ty', 2, 22],
  ['noel.v', 0, 0],
  ['mhay_28', 0, 0],
  ['bong.r', 0, 0],
  ['tess.lim', 0, 0],
] as const

const rates = { RNG: 0.006, LIVE: 0.005, SPORTS: 0.0055 }

/** Lets a server tell a team, as of the time `at` (milliseconds since 1970). */
export function answerTeam(
  server: FakeServer,
  at: number,
  nameOf: (name: string) => string = (name) => name,
): FakeServer {
  const row = (upline: string, level: number) => (seed: (typeof seeds)[number], index: number) => {
    const [name, type, size] = seed
    const account = nameOf(level === 1 ? name : `${name}${level}`)
    return {
      memberId: String(100 * level + index),
      account,
      nickname: null,
      type: level > 2 ? 0 : type,
      level,
      upline,
      registeredAt: at - (index * 23 + 2) * day,
      lastSeenAt: at - index * 3_600_000,
      downlines: level > 2 ? 0 : Math.min(size, 7),
      teamSize: level > 2 ? 0 : size,
      balance: 1_240 + index * 310,
      deposits: 39_472.5 - index * 5_100,
      withdrawals: 25_917.15 - index * 3_300,
      turnover: 195_388.05 - index * 26_700,
      profit: -5_803.95 + index * 1_400,
      commission: index < 3 ? 369.74 : 0,
      active: size > 0 ? Math.round(size * 0.65) : 1,
    }
  }
  const own = seeds.map(row('marcobay01', 1))
  const under = (upline: string) => seeds.slice(2).map(row(upline, 2))
  return server
    .answer(listDownlines, ({ upline, scope, account, show }) => {
      const all = scope === 'team' ? [...own, ...under(nameOf('aprilsol22'))] : upline ? under(upline) : own
      const list = all.filter(
        (member) =>
          (!account || member.account.includes(account)) && (!show || (member.type === 0) === (show === 'players')),
      )
      const sum = (name: 'teamSize' | 'deposits' | 'withdrawals' | 'turnover' | 'profit' | 'balance' | 'active') =>
        list.reduce((whole, member) => whole + member[name], 0)
      return {
        list,
        totals: {
          downlines: 21,
          teamSize: sum('teamSize'),
          balance: sum('balance'),
          deposits: sum('deposits'),
          withdrawals: sum('withdrawals'),
          turnover: sum('turnover'),
          profit: sum('profit'),
          commission: 0,
          active: sum('active'),
        },
        totalPages: 1,
        totalCount: list.length,
        trail: upline ? [upline] : [],
      }
    })
    .answer(listDownlineRebates, { list: [], totals: {}, totalPages: 0, totalCount: 0 })
    .answer(getCustomerRebate, ({ account }) => ({
      memberId: '100',
      account,
      list: Object.entries(rates).map(([productType, rate]) => ({
        productType,
        rate,
        lowest: rate - 0.002,
        highest: rate + 0.002,
        step: 0.0005,
        own: rate + 0.002,
      })),
    }))
    .answer(setDownlineRebate, ({ account }) => ({ memberId: '100', account, rates }))
    .answer(promoteDownline, ({ account }) => ({ memberId: '103', account, type: 2 }))
    .answer(listRecipients, ({ name }) => ({
      list: name ? [{ recipientId: '100', name, relation: 'downline' as const }] : [],
      totalPages: 1,
      totalCount: 1,
    }))
    .answer(transferToDownline, ({ account, amount }) => ({
      transferId: 'T261122-275E281A',
      account,
      amount: amount / 100,
      balance: 1_752.25,
    }))
}

/** An agent without anybody beneath. */
export const answerNoTeam = (server: FakeServer): FakeServer =>
  server.answer(listDownlines, { list: [], totals: null, totalPages: 0, totalCount: 0, trail: [] })
