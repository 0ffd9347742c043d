import { Medal, type MedalProps } from '@parlour/ui-kit'
import type { RankView } from '../../rank/rank-view.ts'

/** The medal of a level, in the colours that the platform lists for it. */
export function RankMedal({ view, level, size }: { view: RankView; level: number } & Pick<MedalProps, 'size'>) {
  const row = view.ranks.find(({ rankLevel }) => rankLevel === level)
  return <Medal sign={String(level)} color={row?.color ?? null} ground={row?.color2 ?? null} {...(size && { size })} />
}
