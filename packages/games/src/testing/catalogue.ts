import type {
  GameRow,
  getGameDetails,
  listGames,
  listHotGames,
  listRooms,
  listWinners,
  ServedResponseOf,
} from '@parlour/api-client/endpoints'
import type { ProviderGroups } from '../categories/category.ts'
import type { Lane } from '../categories/lanes.ts'

const providers = {
  KRW: 'Kirin Works',
  GLH: 'Glasshouse',
  PTG: 'Paper Tiger',
  XGS: 'Tessera',
  BFN: 'Bluefin',
  NLT: 'Northlight',
}

type Provider = keyof typeof providers

const titles: readonly (readonly [id: number, title: string, provider: Provider])[] = [
  [10_270, 'Jade Dragon', 'KRW'],
  [10_271, 'Book of the Nile', 'GLH'],
  [10_272, 'Tiger Fortune', 'PTG'],
  [10_273, 'Fruit Parade', 'XGS'],
  [10_274, 'Lion Standard', 'PTG'],
  [10_275, 'Crystal Kingdom', 'GLH'],
  [10_276, 'Samurai Gate', 'KRW'],
  [10_277, 'Rabbit Moon', 'XGS'],
  [10_278, 'Viking Tide', 'GLH'],
  [10_279, 'Sugar Parade', 'XGS'],
  [10_297, 'Panda Grove', 'XGS'],
  [10_218, 'Shark Reef', 'BFN'],
  [10_063, 'Rose Room', 'NLT'],
  [10_001, 'Mekong 4D', 'KRW'],
]

const poster = (id: number): string => `/img/posters/${id}.svg`

/** Games as the server lists them: fourteen, the first hot, the seventh new. */
export const gameRows = titles.map(([nodeId, nodeName, vassalage], index) => ({
  nodeId,
  nodeName,
  vassalage,
  roomId: `GAME_LIST$${vassalage},${nodeId}`,
  gameType: 'RNG',
  displayName: providers[vassalage],
  showIcon: poster(nodeId),
  minBet: 1 + index,
  rtp: 96.5,
  isHot: index === 0,
  isNew: index === 6,
}))

/** One page of these games. */
export const gamesPage = (games: object[] = gameRows): ServedResponseOf<typeof listGames> =>
  ({ games, totalPages: 1, totalCount: games.length }) as never

/** The games as the hot row has them; the first with its figures. */
export const hotList: ServedResponseOf<typeof listHotGames> = {
  list: titles.map(([nodeId, gameName, vassalage], index) => ({
    nodeId,
    gameName,
    vassalage,
    gameId: `GAME_LIST$${vassalage},${nodeId}`,
    gameType: 'RNG',
    displayName: providers[vassalage],
    iconUrl: poster(nodeId),
    minBet: 1 + index,
    rtp: 96.5,
    ...(index === 0 ? { playing: 1284, bestToday: 48_210 } : {}),
  })),
}

/** Nine wins: sums fall, times too, except that the last is the newest. `now` in milliseconds since 1970. */
export const winnerList = (now: number): ServedResponseOf<typeof listWinners> => ({
  list: titles.slice(0, 9).map(([nodeId, gameName], index) => ({
    vo: {
      customerName: `${['tra', 'ngu', 'cru'][index % 3]}***${10 + index}`,
      gameName,
      nodeId,
      iconUrl: poster(nodeId),
      winAmount: 48_210 - index * 4000,
      settleTime: now - (index === 8 ? 1 : index + 2) * 60_000,
    },
  })),
})

/** `count` games of one provider after another, as the server lists them. */
export const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const row = gameRows[index % gameRows.length] ?? gameRows[0]
    return { ...row, nodeId: 20_000 + index, nodeName: `${row?.nodeName} ${index + 1}`, isHot: false, isNew: false }
  })

/** Answers a listing of `rows` page by page, as the platform does. */
export const pagesOf =
  (rows: readonly object[]) =>
  ({ pageNo }: { pageNo?: unknown }): ServedResponseOf<typeof listGames> => {
    const from = (Number(pageNo ?? 1) - 1) * 42
    return {
      games: rows.slice(from, from + 42),
      totalPages: Math.ceil(rows.length / 42),
      totalCount: rows.length,
    } as never
  }

/** Jade Dragon as a list has it. */
export const jadeRow: GameRow = {
  nodeId: 10_270,
  nodeName: 'Jade Dragon',
  gameName: null,
  vassalage: 'KRW',
  roomId: 'GAME_LIST$KRW,10270',
  gameType: 'RNG',
  gameClassifyNew: 'FreeSpins',
  displayName: 'Kirin Works',
  showIcon: poster(10_270),
  defaultIcon: null,
  minBet: 100,
  minLineNum: 20,
  rtp: 96.5,
  volatility: 4,
  isHot: true,
  isNew: false,
  isTop: false,
  supportTrail: true,
  isDemonstration: false,
  maintenance: null,
}

/** What is known of Jade Dragon; all that a provider may keep to itself is there. */
export const jadeDetails: ServedResponseOf<typeof getGameDetails> = {
  nodeId: 10_270,
  gameName: 'Jade Dragon',
  vassalage: 'KRW',
  provider: 'Kirin Works',
  gameType: 'RNG',
  gameClassifyNew: 'FreeSpins',
  icon: poster(10_270),
  rtp: 96.5,
  volatility: 4,
  minBet: 1,
  maxBet: 500,
  lines: 20,
  supportTrail: 1,
  isOpen: 1,
  maintenance: null,
  rules: ['Three or more alike from the left pay.', 'Three scrolls give ten free spins.'],
}

const room = (number: number, roomName: string, minBet: number, maxBet: number, seatsTaken: number) => ({
  roomId: `ROOM,10300-${number}`,
  roomName,
  nodeId: 10_300,
  gameName: 'Thirteen',
  vassalage: 'LT',
  gameType: 'PVP',
  icon: null,
  minBet,
  maxBet,
  seats: 6,
  seatsTaken,
})

/** Three rooms of a table game, the last one full. */
export const roomList: ServedResponseOf<typeof listRooms> = {
  content: [room(1, 'Beginner', 1, 50, 2), room(2, 'Regular', 10, 500, 0), room(3, 'Master', 100, 5000, 6)],
  totalPages: 1,
  totalCount: 3,
}

const card = (vassalage: Provider, gameCount: number): Lane['providers'][number] => ({
  vassalage,
  gameCount,
  displayName: providers[vassalage],
  gameType: 'RNG',
  isGame: null,
  isHot: false,
  gameId: null,
  nodeId: null,
  gameCode: null,
  smallIcon: `/img/logos/${vassalage}-white.svg`,
  lagerIcon: `/img/logos/${vassalage}-colour.svg`,
})

/** The slots with their providers. */
export const lanes: readonly Lane[] = [
  {
    category: 'RNG',
    count: 14,
    providers: [card('KRW', 5), card('GLH', 3), card('PTG', 2), card('XGS', 4)],
    subCategories: [
      { key: 'FreeSpins', displayName: 'Free spins', gameCount: 3 },
      { key: '5Reels', displayName: '5 reels', gameCount: 9 },
    ],
  },
]

/** No category is made of providers. */
export const groups: ProviderGroups = { esports: [], cockfight: [], inhouse: [] }
