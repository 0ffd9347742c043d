import { engineRtps } from '../rtp/engines.ts'
import { least } from '../src/play/crash/curve.ts'
import { crashRtp, pointOf, ways } from '../src/play/crash/crash-point.ts'
import { players, type Strategy } from './strategy.ts'

const crashAt = (target: number): Strategy => ({
  name: `crash: out at ${(target / 100).toFixed(2)}`,
  category: 'RNG',
  exact: crashRtp,
  play: (random) =>
    Array.from({ length: players }, (_, account) => ({
      account,
      stake: 10_000,
      turnover: 10_000,
      win: target <= pointOf(random.roll(ways)) ? target * 100 : 0,
    })),
})

const machines: Readonly<Record<string, string>> = {
  slot: 'RNG',
  'generic-game/RNG': 'RNG',
  'generic-game/FISH': 'FISH',
  'generic-game/LIVE': 'LIVE',
  'generic-game/PVP': 'PVP',
  'generic-game/SPORTS': 'SPORTS',
  'generic-game/ESPORTS': 'ESPORTS',
  'generic-game/COCKFIGHT': 'COCKFIGHT',
  'fishing/sprat': 'FISH',
  'fishing/turtle': 'FISH',
}

/** Games without sides: nothing covers anything, so the group plays what varies least. */
export const machineStrategies: readonly Strategy[] = [
  crashAt(least),
  crashAt(200),
  ...engineRtps.flatMap(({ name, stated, play }): Strategy[] => {
    const category = machines[name]
    if (!category) return []
    return [
      {
        name,
        category,
        exact: stated,
        play: (random) =>
          Array.from({ length: players }, (_, account) => {
            const { stake, win } = play(random)
            const scale = 10_000 / stake
            return { account, stake: 10_000, turnover: 10_000, win: win * scale }
          }),
      },
    ]
  }),
]
