import type { League } from './league.ts'

const minute = 60_000
const ahead = 60 * minute

/** Leagues that play around the clock, for members who do not want to wait. */
export const quickLeagues: readonly League[] = [
  {
    code: 'FIVEHILLS',
    name: 'Five Hills Quick League',
    category: 'SPORTS',
    classify: 'SOCCER',
    sport: 'soccer',
    every: 10 * minute,
    offset: 0,
    pairs: 3,
    ahead,
    teams: [
      'Pepper Hill',
      'Thimble Hill',
      'Bramble Hill',
      'Candle Hill',
      'Feather Hill',
      'Marble Hill',
      'Button Hill',
      'Teapot Hill',
    ],
  },
  {
    code: 'PAPERBOAT',
    name: 'Paper Boat Hoops',
    category: 'SPORTS',
    classify: 'BASKETBALL',
    sport: 'basketball',
    every: 10 * minute,
    offset: 5 * minute,
    pairs: 3,
    ahead,
    teams: [
      'Jeepney Jets',
      'Mango Meteors',
      'Tsinelas Titans',
      'Bamboo Bolts',
      'Calamansi Kings',
      'Rattan Rockets',
      'Pandesal Pilots',
      'Parol Panthers',
    ],
  },
]
