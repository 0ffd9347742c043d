import {
  claimMilestone,
  getMissionLeaderboard,
  listMissionMilestones,
  listMissions,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { termsOf } from './terms.ts'

const hour = 3_600_000
const day = 24 * hour
const terms = termsOf(1)

const race = (at: number) => ({
  missionId: 7,
  title: 'Bet race',
  description: 'The ten who bet most get a prize.',
  measure: 'STAKE' as const,
  categories: [],
  status: 'O',
  startTime: at - 5 * day,
  endTime: at + 2 * day,
  reachedValue: 6_420,
  nextValue: 50_000,
  milestones: 3,
  milestonesReached: 2,
  claimable: 1,
  claimableMilestones: [{ milestone: 2, title: 'Bet race, milestone 2', amount: 38, terms }],
  claimDays: 14,
  topPrize: 5_000,
  topPrizeNow: 123.71,
  prizeRule: 'A prize is 0.03% of what its winner has staked, up to the highest for the place.',
  terms,
})
const runner = (at: number) => ({
  ...race(at),
  missionId: 8,
  title: 'Reel runner',
  description: '',
  measure: 'ROUNDS' as const,
  categories: ['RNG'],
  endTime: at + 5 * hour,
  reachedValue: 64,
  nextValue: 100,
  milestonesReached: 1,
  claimable: 0,
  claimableMilestones: [],
  topPrize: 188,
  topPrizeNow: 0,
})

const highest = (index: number) => [5_000, 2_500, 1_250][index] ?? 300

const places = Array.from({ length: 10 }, (_, index) => {
  const reachedValue = 412_380.5 - index * 41_000
  return {
    rank: index + 1,
    customerName: `mar***${21 + index}`,
    reachedValue,
    /** 0.03% of it, which the highest of the place does not reach. */
    prize: Math.floor(reachedValue * 0.03) / 100,
    mine: false,
  }
})

/**
 * Lets a server tell of two open missions, one closed one, and of the milestones and the leaderboard of the first.
 *
 * @param at milliseconds since 1970
 * @returns the server
 * @example answerMissions(createFakeServer(), Date.UTC(2026, 10, 22, 12))
 */
export const answerMissions = (server: FakeServer, at: number): FakeServer =>
  server
    .answer(listMissions, ({ status, missionId }) => {
      const closed = {
        ...race(at - 8 * day),
        missionId: 5,
        status: 'C',
        claimable: 0,
        claimableMilestones: [],
        topPrizeNow: null,
      }
      const open = [race(at), runner(at)]
      const list =
        missionId === undefined
          ? status === 'C'
            ? [closed]
            : open
          : [...open, closed].filter((each) => String(each.missionId) === String(missionId))
      return { list, totalPages: 1, totalCount: list.length }
    })
    .answer(listMissionMilestones, [
      { milestone: 1, measure: 'STAKE', targetValue: 500, reachedValue: 6_420, amount: 5, status: 'claimed', terms },
      { milestone: 2, measure: 'STAKE', targetValue: 5_000, reachedValue: 6_420, amount: 38, status: 'claim', terms },
      { milestone: 3, measure: 'STAKE', targetValue: 50_000, reachedValue: 6_420, amount: 388, status: 'open', terms },
    ])
    .answer(getMissionLeaderboard, ({ page }) => ({
      measure: 'STAKE' as const,
      list: (page ?? 1) > 1 ? places.map((place) => ({ ...place, rank: place.rank + 10, prize: null })) : places,
      prizes: places.map(({ rank, prize }, index) => ({ place: rank, amount: prize, most: highest(index) })),
      footer: { rank: 3_481, reachedValue: 6_420, prize: null },
      terms,
      totalPages: 10,
      totalCount: 100,
    }))
    .answer(claimMilestone, { missionId: 7, milestone: 2, amount: 38, terms })

/**
 * A platform without missions.
 *
 * @returns the server
 * @example answerNoMissions(createFakeServer())
 */
export const answerNoMissions = (server: FakeServer): FakeServer =>
  server.answer(listMissions, { list: [], totalPages: 0, totalCount: 0 })
