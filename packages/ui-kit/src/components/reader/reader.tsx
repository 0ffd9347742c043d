import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { IconArrowLeft } from '../../icons/index.ts'
import { Button } from '../button/button.tsx'

/** A row of the list: what it is called, a line about it, and whether it is new. */
export type ReaderRow = {
  id: string
  title: string
  meta?: ReactNode
  /** Words for a row that was not read; it has a dot. */
  unread?: string | undefined
}

/** Choosing several rows: which are chosen, and what their boxes are called. */
export type ReaderSelection = {
  chosen: ReadonlySet<string>
  /** Accessible name of a row's box. */
  labelOf: (title: string) => string
  onSelect: (id: string, chosen: boolean) => void
}

/** Props of `Reader`; `children` is what was chosen. */
export type ReaderProps = {
  /** Names the list. */
  label: string
  rows: readonly ReaderRow[]
  /** The row that is open. On a phone it takes the place of the list. */
  current: string | null
  onChoose: (id: string) => void
  /** Back to the list, on a phone. */
  onBack: () => void
  /** Accessible name of the arrow back on a phone. */
  backLabel: string
  /** Above the list: a search, tabs. */
  head?: ReactNode
  /** Several rows are being chosen: each has a box before it. */
  selection?: ReaderSelection | undefined
  /** Stands in place of the rows: nothing found, not loaded, still loading. */
  instead?: ReactNode
  /** Below the list: pages. */
  foot?: ReactNode
  /** Fills a modal: list and text scroll by themselves. */
  fill?: boolean
  children: ReactNode
}

/**
 * A list beside the item that was chosen in it; a phone shows one at a time.
 *
 * @example
 * <Reader label="Messages" rows={rows} current={open} onChoose={setOpen} onBack={() => setOpen(null)} backLabel="Back">
 *   {message}
 * </Reader>
 */
export const Reader = ({
  label,
  rows,
  current,
  onChoose,
  onBack,
  backLabel,
  head,
  selection,
  instead,
  foot,
  fill,
  children,
}: ReaderProps) => {
  const text = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLElement>(null)
  const before = useRef(current)
  useEffect(() => {
    const left = before.current
    before.current = current
    if (left === current) return
    text.current?.scrollTo?.(0, 0)
    const lost = document.activeElement === document.body || document.activeElement?.checkVisibility() === false
    if (!lost) return
    if (current !== null) text.current?.focus({ preventScroll: true })
    else {
      const rowOf = (which: string) => list.current?.querySelector<HTMLElement>(which)
      // The row that was open may be gone, such as a message that was thrown away.
      const row = rowOf(`[data-row="${CSS.escape(left ?? '')}"]`) ?? rowOf('[data-row]')
      row?.focus()
    }
  }, [current])
  return (
    <div className="p-reader" data-fill={fill || undefined} data-shows={current === null ? 'list' : 'text'}>
      <div className="p-reader__side">
        {head ? <div className="p-reader__head">{head}</div> : null}
        {instead ?? (
          <nav ref={list} className="p-reader__list" aria-label={label}>
            <ul>
              {rows.map(({ id, title, meta, unread }) => (
                <li key={id} className="p-reader__item">
                  {selection ? (
                    <label className="p-reader__select">
                      <input
                        type="checkbox"
                        className="p-check__box"
                        aria-label={selection.labelOf(title)}
                        checked={selection.chosen.has(id)}
                        onChange={(event) => selection.onSelect(id, event.currentTarget.checked)}
                      />
                    </label>
                  ) : null}
                  <button
                    type="button"
                    className="p-reader__row"
                    data-row={id}
                    data-unread={unread ? '' : undefined}
                    aria-current={id === current || undefined}
                    onClick={() => onChoose(id)}
                  >
                    <span className="p-reader__title">
                      {title}
                      {unread ? <span className="p-hidden">{` (${unread})`}</span> : null}
                    </span>
                    {meta ? <span className="p-reader__meta">{meta}</span> : null}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {foot ? <div className="p-reader__foot">{foot}</div> : null}
      </div>
      <div ref={text} className="p-reader__text" tabIndex={-1}>
        <div className="p-reader__back">
          <Button variant="text" icon={<IconArrowLeft />} onClick={onBack}>
            {backLabel}
          </Button>
        </div>
        {children}
      </div>
    </div>
  )
}
