/**
 * The placeholder of a game tile.
 *
 * @example <GameGrid label="Slots" busy><GameTileSkeleton /></GameGrid>
 */
export const GameTileSkeleton = () => (
  <li className="p-tile" aria-hidden="true">
    <div className="p-tile__poster p-skeleton" />
    <span className="p-skeleton p-tile__bone" />
    <span className="p-skeleton p-tile__bone" data-short="" />
  </li>
)
