import announcementsEn from './answers/announcements-en.json'
import announcementsTy from './answers/announcements-ty.json'
import captcha from './answers/captcha.json'
import fishing from './answers/games-fish.json'
import live from './answers/games-live.json'
import newest from './answers/games-new.json'
import slots from './answers/games-rng.json'
import sports from './answers/games-sports.json'
import hot from './answers/hot.json'
import rules from './answers/rules.json'
import status from './answers/status.json'
import providers from './answers/providers.json'
import winners from './answers/winners-day.json'

type Row = (typeof slots.games)[number]

const listings: Readonly<Record<string, { readonly games: readonly object[]; readonly totalCount: number }>> = {
  RNG: slots,
  LIVE: live,
  FISH: fishing,
  SPORTS: sports,
}

/** One page of games, as the platform sends it. */
export const page = (games: readonly object[]) => ({ games, totalPages: 1, totalCount: games.length })

/** What is announced, in the languages that the sample platform writes in. */
export const inLanguage = (language: string): object => (language === 'TY' ? announcementsTy : announcementsEn)

/** What a listing is asked for on the wire. */
export interface Asked {
  readonly flag?: string | undefined
  readonly gameType?: string | undefined
  readonly gameName?: string | undefined
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
}

const find = ({ flag, gameType = '', gameName = '', vassalage = '', gameClassify = '' }: Asked): object => {
  if (flag === 'new' && !gameType) return newest
  const listing = listings[gameType || 'RNG'] ?? slots
  const games = (listing.games as readonly Row[]).filter(
    (row) =>
      row.nodeName.toLowerCase().includes(gameName.toLowerCase()) &&
      (!vassalage || vassalage.split(',').includes(row.vassalage)) &&
      (!gameClassify || row.gameClassifyNew === gameClassify),
  )
  const whole = !gameName && !vassalage && !gameClassify
  return whole ? { games, totalPages: 1, totalCount: listing.totalCount } : page(games)
}

const favourites = slots.games.slice(2, 9)

/** The answers of the sample platform, taken from it at the time `at` (milliseconds since 1970). */
export const answers = {
  at: 1_795_259_922_000,
  status,
  providers,
  hot,
  winners,
  captcha,
  rules,
  find,
  favouriteIds: favourites.map(({ nodeId }) => String(nodeId)),
  favourites: { content: favourites, pageNum: 1, totalPages: 1, totalCount: favourites.length },
}
