import { getRankProgress } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const colors = [
  ['#b9bad4', '#313354'],
  ['#93b8ff', '#27325a'],
  ['#5fd8a5', '#1d3843'],
  ['#f2c46d', '#43351d'],
  ['#ff9f7a', '#4a2a20'],
  ['#e58cff', '#3d2150'],
  ['#ff7aa8', '#4b1f33'],
  ['#7ae6ff', '#163f4d'],
  ['#fff1c2', '#4d421c'],
] as const
const totals = [0, 2_000, 10_000, 50_000, 200_000, 1_000_000, 5_000_000, 20_000_000, 100_000_000]
const months = [0, 500, 2_000, 10_000, 30_000, 100_000, 400_000, 1_500_000, 6_000_000]
const bonuses = [0, 1, 6, 28, 88, 388, 1_888, 5_888, 18_888]
const salaries = [0, 0, 1, 8, 18, 58, 188, 888, 3_888]
const slots = [0.05, 0.08, 0.1, 0.13, 0.16, 0.2, 0.25, 0.3, 0.4]
const draws = [0.08, 0.12, 0.16, 0.2, 0.24, 0.3, 0.38, 0.45, 0.6]
const tables = [0.01, 0.01, 0.02, 0.02, 0.03, 0.03, 0.04, 0.04, 0.05]
const highest = colors.length - 1

/** What rewards the sample platform gives at a rank. */
const rankRow = (name: (level: number) => string) => (level: number) => ({
  rankLevel: level,
  rankName: name(level),
  color: colors[level]?.[0],
  color2: colors[level]?.[1],
  monthlyTurnover: months[level],
  totalTurnover: totals[level],
  upgradeBonus: bonuses[level],
  salary: salaries[level],
  rebates: {
    RNG: slots[level],
    FISH: slots[level],
    PVP: draws[level],
    ELOTT: draws[level],
    LOTT: draws[level],
    LIVE: tables[level],
    SPORTS: tables[level],
    ESPORTS: tables[level],
    COCKFIGHT: tables[level],
  },
})

/** Lets a server tell of a rank: `level` of nine, on the way to the next one. */
export function answerRank(server: FakeServer, level = 2, name = (of: number) => `VIP${of}`): FakeServer {
  const next = level < highest ? level + 1 : null
  const goal = next ?? level
  return server.answer(getRankProgress, {
    playerRankName: name(level),
    rankLevel: level,
    nextRankName: next === null ? null : name(next),
    nextRankLevel: next,
    monthlyTurnover: { actual: (months[goal] ?? 0) * 0.84, expected: months[goal] },
    totalTurnover: { actual: (totals[goal] ?? 0) * (next === null ? 1.2 : 0.76), expected: totals[goal] },
    ranks: colors.map((_, of) => rankRow(name)(of)),
    terms: { wagerMultiple: 1, wagerOn: 'bonus', validDays: 30, timeZone: 'Asia/Manila' },
  } as never)
}

/** A platform without ranks. */
export const answerNoRanks = (server: FakeServer): FakeServer =>
  server.answer(getRankProgress, {
    playerRankName: '',
    rankLevel: 0,
    nextRankName: null,
    nextRankLevel: null,
    monthlyTurnover: { actual: 0, expected: 0 },
    totalTurnover: { actual: 0, expected: 0 },
    ranks: [],
    terms: null,
  })
