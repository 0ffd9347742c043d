import type { ReactNode } from 'react'
import { memo, useRef } from 'react'
import { rowRuns } from './row-runs.ts'
import { useNearRows } from './use-near-rows.ts'
import { useTileFocus } from './use-tile-focus.ts'

/** Props of `LongGrid`. */
export type LongGridProps<Item> = {
  /** Accessible name of the grid. */
  label: string
  items: readonly Item[]
  /** Identifies an item as long as it is in the list. */
  keyOf: (item: Item) => string | number
  /** Draws a `GameTile`, which takes `place`; tiles are of one height. */
  children: (item: Item, place: { at: number; of: number }) => ReactNode
  /** The number of items, including those not loaded; left out while it is unknown. */
  total?: number | undefined
  /** More tiles are coming. */
  busy?: boolean
}

/** Drawn before the first measure: a page of 42. */
const first = 42

const Space = ({ rows, pitch, gap }: { rows: number; pitch: number; gap: number }) =>
  rows > 0 ? <li className="p-long__space" aria-hidden="true" style={{ blockSize: rows * pitch - gap }} /> : null

type DrawnProps<Item> = { item: Item; at: number; of: number; draw: LongGridProps<Item>['children'] }

// A tile that stays is not drawn again while one scrolls.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
const Drawn = /* @__PURE__ */ memo(<Item,>({ item, at, of, draw }: DrawnProps<Item>) => draw(item, { at, of })) as <
  Item,
>(
  props: DrawnProps<Item>,
) => ReactNode

/**
 * [BEY-19] A virtualised grid of games: only rows near the window and the row with the focus are in the document. One
 * tab stop; arrows, Home, End, Page Up and Page Down move over all tiles.
 *
 * @example
 * <LongGrid label="Slots" items={[{ id: 10_001, name: 'Fruit Parade' }]} keyOf={({ id }) => id} total={1}>
 *   {({ id, name }, place) => <GameTile name={name} poster={`/img/posters/${id}.svg`} place={place} />}
 * </LongGrid>
 */
export const LongGrid = <Item,>({ label, items, keyOf, children, total, busy }: LongGridProps<Item>) => {
  const list = useRef<HTMLUListElement>(null)
  const measured = useNearRows(list)
  const { columns, pitch, gap, pageRows, near, firstSeen } = measured ?? {
    columns: first,
    pitch: 0,
    gap: 0,
    pageRows: 1,
    near: { from: 0, to: 1 },
    firstSeen: 0,
  }
  const rows = Math.ceil(items.length / columns)
  const { at, ...keys } = useTileFocus(
    list,
    { columns, count: items.length, pageRows },
    Math.min(firstSeen * columns, items.length - 1),
  )
  const runs = rowRuns(rows, near, at === undefined ? undefined : Math.floor(at / columns))
  const end = runs.at(-1)?.to ?? 0
  return (
    <ul ref={list} className="p-grid p-long" aria-label={label} aria-busy={busy || undefined} {...keys}>
      {runs.flatMap(({ from, to }, index) => [
        <Space
          key={index === 0 ? 'before' : 'between'}
          rows={from - (runs[index - 1]?.to ?? 0)}
          pitch={pitch}
          gap={gap}
        />,
        ...items
          .slice(from * columns, to * columns)
          .map((item, offset) => (
            <Drawn key={keyOf(item)} item={item} at={from * columns + offset + 1} of={total ?? -1} draw={children} />
          )),
      ])}
      {measured ? <Space rows={rows - end} pitch={pitch} gap={gap} /> : null}
    </ul>
  )
}
