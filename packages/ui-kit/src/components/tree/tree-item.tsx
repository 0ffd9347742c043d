import type { KeyboardEvent, ReactNode } from 'react'
import { use, useMemo } from 'react'
import { IconCaretRight } from '../../icons/index.ts'
import { TreeContext } from './tree-context.ts'

/** Props of `TreeItem`. */
export type TreeItemProps = {
  /** Names the item within its tree. */
  id: string
  /** What it is called; a letter typed goes to the next that begins with it. */
  title: string
  picture?: ReactNode
  /** A small line under the title. */
  sub?: ReactNode
  /** At the end of its line. */
  value?: ReactNode
  /** Which of those beneath the same item it is, from 1. */
  place: number
  /** How many those are. */
  of: number
  /** Whether what is beneath it shows; without it there is nothing beneath. */
  open?: boolean
  onOpen?: (open: boolean) => void
  /** Enter, or a press on its line. */
  onChoose: () => void
  /** Whether what is beneath it is on its way. */
  loading?: boolean
  selected?: boolean
  /** It brings more of the same and may go away by that: the focus goes to the item before it. */
  more?: boolean
  /** The items beneath it, while it is open. */
  children?: ReactNode
}

/**
 * An item of a `Tree`, with the items beneath it.
 *
 * @example <TreeItem id="april" title="aprilsol22" place={1} of={3} onChoose={show} />
 */
export const TreeItem = (props: TreeItemProps) => {
  const { id, title, picture, sub, value, place, of, open, onOpen, onChoose, loading, selected, more, children } = props
  const { current, onCurrent, level } = use(TreeContext)
  const first = current === null && level === 1 && place === 1
  const within = useMemo(() => ({ current, onCurrent, level: level + 1 }), [current, onCurrent, level])
  const choose = (line: Element) => {
    if (more) line.parentElement?.previousElementSibling?.querySelector<HTMLElement>('[role=treeitem]')?.focus()
    onChoose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    choose(event.currentTarget)
  }
  return (
    <li className="p-tree__item" role="none">
      <div
        className="p-tree__line"
        role="treeitem"
        tabIndex={first || current === id ? 0 : -1}
        aria-level={level}
        aria-posinset={place}
        aria-setsize={of}
        aria-expanded={open}
        aria-selected={selected ?? false}
        aria-busy={loading || undefined}
        data-text={title}
        onFocus={() => onCurrent(id)}
        onKeyDown={onKeyDown}
        onClick={(event) => choose(event.currentTarget)}
      >
        {open === undefined ? (
          <span className="p-tree__leaf" />
        ) : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- arrow keys do it
          <span
            className="p-tree__fold"
            data-open={open || undefined}
            onClick={(event) => {
              event.stopPropagation()
              onOpen?.(!open)
            }}
          >
            <IconCaretRight size={16} />
          </span>
        )}
        {picture}
        <span className="p-tree__words">
          <span className="p-tree__title">{title}</span>
          {sub ? <span className="p-tree__sub">{sub}</span> : null}
        </span>
        {value ? <span className="p-tree__value">{value}</span> : null}
      </div>
      {open && children ? (
        <TreeContext value={within}>
          <ul className="p-tree__group" role="group">
            {children}
          </ul>
        </TreeContext>
      ) : null}
    </li>
  )
}
