import {
  IconCards,
  IconCockfight,
  IconDraws,
  IconEsports,
  IconFishing,
  IconLive,
  IconLottery,
  IconOriginals,
  IconSlots,
  IconSports,
} from '@parlour/ui-kit/icons'
import type { Category } from '../../categories/category.ts'

/** The icon of every category; `variant="duo"` fills it with the accent. */
export const categoryIcons = {
  LOTT: IconLottery,
  ELOTT: IconDraws,
  LIVE: IconLive,
  SPORTS: IconSports,
  FISH: IconFishing,
  RNG: IconSlots,
  PVP: IconCards,
  ESPORTS: IconEsports,
  COCKFIGHT: IconCockfight,
  INHOUSE: IconOriginals,
} satisfies Record<Category, typeof IconLottery>
