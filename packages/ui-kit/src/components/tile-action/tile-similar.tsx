/** [LOB-10] The way on from a closed `GameTile`: stands in the line of its studio. `label` names the game for those who listen. */
export const TileSimilar = ({ label, onClick, children }: { label: string; onClick: () => void; children: string }) => (
  <button className="p-tile-similar" type="button" aria-label={label} onClick={onClick}>{children}</button>
)
