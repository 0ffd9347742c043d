import { quickLeagues } from './leagues/quick.ts'
import { cockpits } from './leagues/cockfight.ts'
import { ladders } from './leagues/esports.ts'
import type { League } from './leagues/league.ts'
import { mainLeagues } from './leagues/sports.ts'
import { basketball } from './sports/basketball.ts'
import { cockfight } from './sports/cockfight.ts'
import { maps } from './sports/maps.ts'
import { remembered } from './sports/remembered.ts'
import { soccer } from './sports/soccer.ts'
import type { Sport } from './sports/sport.ts'

/** Every league that is played, in the order of the sportsbook. */
export const leagues: readonly League[] = [...quickLeagues, ...mainLeagues, ...ladders, ...cockpits]

const plain: Readonly<Record<'soccer' | 'basketball' | 'cockfight', Sport>> = {
  soccer: remembered(soccer),
  basketball: remembered(basketball),
  cockfight: remembered(cockfight),
}

const sports = new Map(
  leagues.map(({ code, sport }) => [code, typeof sport === 'string' ? plain[sport] : remembered(maps(sport))]),
)
const byCode = new Map(leagues.map((league) => [league.code, league]))

/** The league of a code. @throws for an unknown code */
export function leagueOf(code: string): League {
  const league = byCode.get(code)
  if (!league) throw new Error(`there is no league ${code}`)
  return league
}

/** The sport that a league plays. */
export const sportOf = (code: string): Sport => sports.get(code) ?? plain.soccer

/** The leagues of a title: all of its category, those of its own kind first. */
export const leaguesOf = ({
  category,
  classify,
}: {
  readonly category: string
  readonly classify: string
}): readonly League[] =>
  leagues
    .filter((league) => league.category === category)
    .toSorted((a, b) => Number(b.classify === classify) - Number(a.classify === classify))
