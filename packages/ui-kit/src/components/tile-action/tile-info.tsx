import { IconInfo } from '../../icons/index.ts'

/**
 * The information button at the foot of a `GameTile`: 28 px, hit area 44 px. `label` is its accessible name.
 *
 * @example <TileInfo label="About Fruit Parade" onClick={open} />
 */
export const TileInfo = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button className="p-tile-info" type="button" aria-label={label} onClick={onClick}>
    <IconInfo size={16} />
  </button>
)
