import type { League } from './league.ts'

const minute = 60_000
const ahead = 90 * minute

/** Series of maps, and matches on a virtual pitch; one for each kind of title. */
export const ladders: readonly League[] = [
  {
    code: 'BLADEOPEN', name: 'Blade Open Ladder', category: 'ESPORTS', classify: 'FIGHTING', sport: { bestOf: 5, rounds: 2, mapMs: minute },
    every: 15 * minute, offset: 0, pairs: 2, ahead,
    teams: ['SixBells', 'NoonTide', 'Kiskis', 'ZeroHilt', 'Quillon', 'RookAndRoll', 'Vespertine', 'Pagoda'],
  },
  {
    code: 'CYBERPITCH', name: 'Cyber Pitch Series', category: 'ESPORTS', classify: 'SOCCER', sport: 'soccer',
    every: 15 * minute, offset: 3 * minute, pairs: 2, ahead,
    teams: ['KeeperOne', 'LagWall', 'PixelFoot', 'OffsideBug', 'NutmegBot', 'GrassShader', 'ExtraTimeout', 'BootSector'],
  },
  {
    code: 'SIEGETOUR', name: 'Siege Tour Masters', category: 'ESPORTS', classify: 'STRATEGY', sport: { bestOf: 3, rounds: 5, mapMs: 2 * minute },
    every: 15 * minute, offset: 6 * minute, pairs: 2, ahead,
    teams: ['Moat House', 'Turret Twelve', 'Grain Guild', 'Palisade', 'Ballista Bay', 'Keep Quiet', 'Rampart Six', 'Salt and Stone'],
  },
  {
    code: 'APEXDUELS', name: 'Apex Lane Duels', category: 'ESPORTS', classify: 'RACING', sport: { bestOf: 3, rounds: 4, mapMs: 2 * minute },
    every: 15 * minute, offset: 9 * minute, pairs: 2, ahead,
    teams: ['Slipstream', 'Hairpin', 'Late Braker', 'Kerb Rider', 'Third Gear', 'Dry Line', 'Pit Wall', 'Green Light'],
  },
  {
    code: 'GRIDLEAGUE', name: 'Legends Grid League', category: 'ESPORTS', classify: 'MOBA', sport: { bestOf: 3, rounds: 7, mapMs: 2 * minute },
    every: 15 * minute, offset: 12 * minute, pairs: 2, ahead,
    teams: ['Ninth Lantern', 'Warden Five', 'River Ward', 'Jungle Clerks', 'Nexus Bakery', 'Last Hit Club', 'Fog of Four', 'Blue Buffalo'],
  },
]
