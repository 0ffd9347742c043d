import type { League } from './league.ts'

const hour = 3_600_000

/** Leagues with a table of fixtures for the coming days. */
export const mainLeagues: readonly League[] = [
  {
    code: 'LANTERN', name: 'Lantern Premier', category: 'SPORTS', classify: 'SOCCER', sport: 'soccer',
    every: 6 * hour, offset: 0, pairs: 4, ahead: 60 * hour,
    teams: [
      'Amihan Rovers', 'Bituin Athletic', 'Carabao Town', 'Lawin Wanderers', 'Kalachuchi United', 'Salakot Albion', 'Hamog Rangers',
      'Tutubi County',
    ],
  },
  {
    code: 'TIDEWATER', name: 'Tidewater Cup', category: 'SPORTS', classify: 'SOCCER', sport: 'soccer',
    every: 8 * hour, offset: 3 * hour, pairs: 3, ahead: 60 * hour,
    teams: [
      'Lighthouse Eleven', 'Coral Harbour', 'Driftwood', 'Gannet Point', 'Moonpool', 'Saltmarsh Social', 'Tern Island', 'Ebb and Flow',
    ],
  },
  {
    code: 'NOWHERE', name: 'Metro Nowhere Conference', category: 'SPORTS', classify: 'BASKETBALL', sport: 'basketball',
    every: 6 * hour, offset: 2 * hour, pairs: 3, ahead: 60 * hour,
    teams: [
      'Rooftop Ravens', 'Overpass Owls', 'Signal Reds', 'Midnight Neons', 'Cloud Elevators', 'Drumline Blues', 'Turnstile Tens',
      'Platform Nines',
    ],
  },
]
