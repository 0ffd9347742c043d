import {
  getMemberInfo,
  getBalance,
  getCaptcha,
  getRegistrationRules,
  getStatus,
  listAnnouncements,
  listFavouriteGames,
  listFavouriteIds,
  listGames,
  listHotGames,
  listPromotionOffers,
  listProviders,
  listWinners,
  type Endpoint,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { answers, inLanguage, page } from './answers.ts'
import { emptyCentre, settleCentre } from './centre-answers.ts'
import { centreReads } from './centre-reads.ts'
import { answerOffers } from './offer-answers.ts'
import { emptyLobby, lobbyReads, settleLobby } from './lobby-answers.ts'

/** Who looks at a screen. */
export const people = ['guest', 'member', 'demo', 'agent'] as const

/** One of them. */
export type Person = (typeof people)[number]

/** In which condition the platform is. */
export const conditions = ['normal', 'slow', 'empty', 'error', 'offline', 'maintenance', 'restricted'] as const

/** One of them. */
export type Condition = (typeof conditions)[number]

/** The account of each person, with the type that the platform calls it by; a demo account has no money. */
const accounts = {
  member: { id: 1, account: 'linhtran88', type: 0, sum: 4821.5 },
  demo: { id: 2, account: 'guest4021', type: 4, sum: 0 },
  agent: { id: 3, account: 'marcobay01', type: 1, sum: 128_450 },
} as const

const names = { member: 'Linh Trần', demo: null, agent: 'Marco Bayani' } as const

/** The name of a person's account; null for a guest. */
export const accountOf = (person: Person): string | null => (person === 'guest' ? null : accounts[person].account)

/** What a screen is about: the calls that a condition slows down, empties or breaks; the frame stays. */
const content: readonly Endpoint[] = [
  listHotGames,
  listGames,
  listWinners,
  listFavouriteGames,
  getRegistrationRules,
  listPromotionOffers,
  ...centreReads,
  ...lobbyReads,
]

const changes: Record<Condition, (server: FakeServer) => unknown> = {
  normal: () => undefined,
  slow: (server) => content.forEach((endpoint) => server.delay(8_000, endpoint)),
  empty: (server) =>
    server
      .answer(listHotGames, { list: [] } as never)
      .answer(listGames, page([]) as never)
      .answer(listWinners, { list: [] } as never)
      .answer(listFavouriteGames, { content: [], totalPages: 0 } as never)
      .answer(listAnnouncements, { player: [], popup: [], banners: [], promotion: [] }) &&
    emptyLobby(emptyCentre(server)),
  error: (server) => content.forEach((endpoint) => server.fail('503', endpoint)),
  offline: (server) => server.fail('offline'),
  maintenance: (server) =>
    server.answer(getStatus, { ...answers.status, maintenance: true, maintenanceEndTime: answers.at + 5_400_000 }),
  restricted: (server) =>
    server.answer(getStatus, {
      ...answers.status,
      regionRestriction: true,
      location: { ip: '203.0.113.7', country: 'SG', countryName: 'Singapore' },
    }),
}

/** Lets a server answer as the platform of the sample brand does, for a person, in a condition. */
export function settle(server: FakeServer, person: Person, condition: Condition, language: string): void {
  server
    .answer(getStatus, answers.status as never)
    .answer(listAnnouncements, inLanguage(language) as never)
    .answer(listProviders, answers.providers as never)
    .answer(listHotGames, answers.hot as never)
    .answer(listGames, (input) => answers.find(input) as never)
    .answer(listWinners, answers.winners as never)
    .answer(getCaptcha, answers.captcha as never)
    .answer(getRegistrationRules, answers.rules as never)
    .answer(listFavouriteIds, answers.favouriteIds)
    .answer(listFavouriteGames, answers.favourites)
  settleCentre(server, answers.at)
  if (person !== 'guest') {
    const { sum, ...member } = accounts[person]
    server.answer(getMemberInfo, {
      ...member,
      nickname: names[person],
      regDate: answers.at - 5_184_000_000,
      clubLabel: { labelName: 'Sapphire', rankLevel: 4 },
      toUpline: person === 'member',
      memberLabel: [],
    })
    // A member's wallets remember what was moved, and answer for the balance themselves.
    if (person !== 'member')
      server.answer(getBalance, {
        sumBalance: sum,
        currency: 'PHP',
        currencySymbol: '₱',
        asOf: answers.at,
        balance: [{ accountTypeId: 2, availBalance: sum }],
      })
  }
  answerOffers(server, answers.at, person === 'member')
  settleLobby(server, language)
  changes[condition](server)
}
