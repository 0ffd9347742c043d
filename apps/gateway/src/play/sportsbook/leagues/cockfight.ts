import type { League } from './league.ts'

const minute = 60_000

/** Two pits that take turns; the sides are the entries of farms that do not exist. */
export const cockpits: readonly League[] = [
  {
    code: 'GOLDENHOUR',
    name: 'Golden Hour Pit',
    category: 'COCKFIGHT',
    classify: 'SABONG',
    sport: 'cockfight',
    every: 4 * minute,
    offset: 0,
    pairs: 1,
    ahead: 40 * minute,
    teams: ['Bagwis', 'Kidlat', 'Habagat', 'Sinag', 'Luntian', 'Anino', 'Dagitab', 'Pulang Tala'],
  },
  {
    code: 'RIVERBEND',
    name: 'Riverbend Pit',
    category: 'COCKFIGHT',
    classify: 'SABONG',
    sport: 'cockfight',
    every: 4 * minute,
    offset: 2 * minute,
    pairs: 1,
    ahead: 40 * minute,
    teams: ['Alon', 'Buhawi', 'Tikling', 'Maya', 'Balahibo', 'Puting Tuka', 'Takipsilim', 'Lagaslas'],
  },
]
