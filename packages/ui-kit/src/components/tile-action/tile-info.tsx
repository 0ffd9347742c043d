import { IconInfo } from '../../icons/index.ts'

/** Opens what is known of a game, at the foot of its `GameTile`: 28 px, hit in 44. `label` names the game. */
export const TileInfo = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button className="p-tile-info" type="button" aria-label={label} onClick={onClick}><IconInfo size={16} /></button>
)
