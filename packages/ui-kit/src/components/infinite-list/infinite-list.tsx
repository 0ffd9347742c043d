import type { CSSProperties, ReactNode } from 'react'
import { useState } from 'react'
import { LoadMore } from '../load-more/load-more.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Props of `InfiniteList`. */
export type InfiniteListProps<Item> = {
  /** Names the list. */
  label: string
  items: readonly Item[]
  /** Identifies a row; stays the same when rows come above it. */
  keyOf: (item: Item) => string
  /** Draws one row. */
  children: (item: Item) => ReactNode
  /** About how high a row is, in px: rows far from the screen are not drawn, and keep this height. */
  rowHeight: number
  /** Asks for the next page. */
  onMore: () => void
  /** Text of the button that asks for the next page. */
  moreLabel: string
  /** How much is shown of how much; read out politely when it changes. */
  shown: ReactNode
  busy?: boolean
  /** Nothing is left. */
  done?: boolean
  /** The next page failed to load: the text, and the retry button. */
  problem?: { text: ReactNode; retryLabel: string }
  /** How many pages come by themselves before a button asks for each, so that what is below stays in reach. */
  pagesByThemselves?: number
}

/**
 * A list that loads pages: the first ones when the end comes near, later ones by a button.
 *
 * @example
 * <InfiniteList
 *   label="Messages"
 *   items={[{ id: '7', title: 'Welcome' }]}
 *   keyOf={({ id }) => id}
 *   rowHeight={64}
 *   onMore={fetchNextPage}
 *   moreLabel="Show more"
 *   shown="20 of 84"
 * >
 *   {(message) => message.title}
 * </InfiniteList>
 */
export const InfiniteList = <Item,>({
  label,
  items,
  keyOf,
  children,
  rowHeight,
  onMore,
  moreLabel,
  shown,
  busy = false,
  done = false,
  problem,
  pagesByThemselves = 3,
}: InfiniteListProps<Item>) => {
  const [asked, setAsked] = useState(0)
  const [first, setFirst] = useState(() => (items[0] ? keyOf(items[0]) : null))
  const begins = items[0] ? keyOf(items[0]) : null
  // Another list under the same label, by a filter for example, begins again.
  if (begins !== first) {
    setFirst(begins)
    setAsked(0)
  }
  const more = () => {
    setAsked(asked + 1)
    onMore()
  }
  const height: CSSProperties & { '--row': string } = { '--row': `${rowHeight}px` }
  return (
    <div className="p-infinite">
      <ul className="p-infinite__rows" aria-label={label} aria-busy={busy || undefined} style={height}>
        {items.map((item) => (
          <li key={keyOf(item)} className="p-infinite__row">
            {children(item)}
          </li>
        ))}
        {busy ? (
          <li className="p-infinite__row" aria-hidden="true">
            <Skeleton height={rowHeight} />
          </li>
        ) : null}
      </ul>
      <LoadMore
        label={moreLabel}
        shown={shown}
        busy={busy}
        done={done}
        problem={problem}
        auto={asked < pagesByThemselves}
        onMore={problem ? onMore : more}
      />
    </div>
  )
}
