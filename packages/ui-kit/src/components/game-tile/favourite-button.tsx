import { IconHeart, IconHeartFill } from '../../icons/index.ts'

/**
 * Whether a game is a favourite, the heart's accessible name `label`, and what a click does.
 */
export type Favourite = { on: boolean; label: string; onToggle: () => void; busy?: boolean }

/**
 * The heart in the corner of a poster, 44 px. `label` is its accessible name.
 *
 * @example <FavouriteButton on={isFavourite} label="Add Fruit Parade to favourites" onToggle={toggle} />
 */
export const FavouriteButton = ({ on, label, onToggle, busy }: Favourite) => (
  <button
    className="p-heart"
    type="button"
    aria-pressed={on}
    aria-label={label}
    aria-busy={busy || undefined}
    onClick={onToggle}
  >
    {on ? <IconHeartFill /> : <IconHeart />}
  </button>
)
