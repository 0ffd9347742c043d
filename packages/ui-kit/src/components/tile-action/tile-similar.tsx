/**
 * [LOB-10] The button of a closed `GameTile` that leads to similar
 * games. `children` is its text, `label` its accessible name.
 *
 * @example <TileSimilar label="Games like Fruit Parade" onClick={open}>Similar</TileSimilar>
 */
export const TileSimilar = ({ label, onClick, children }: { label: string; onClick: () => void; children: string }) => (
  <button className="p-tile-similar" type="button" aria-label={label} onClick={onClick}>
    {children}
  </button>
)
