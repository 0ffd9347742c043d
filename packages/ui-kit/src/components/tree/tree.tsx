import type { KeyboardEvent, ReactNode } from 'react'
import { useMemo, useRef, useState } from 'react'
import { useDirection } from '../../use-direction.ts'
import { TreeContext } from './tree-context.ts'

const itemsOf = (tree: HTMLElement): HTMLElement[] => [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
const moves = { ArrowDown: 1, ArrowUp: -1 } as const

/**
 * People or things beneath one another. Its `TreeItem`s hold what is beneath them; the keyboard goes through all that
 * is in view. `label` is its accessible name.
 *
 * @example
 * <Tree label="Team">
 *   <TreeItem id="april" title="aprilsol22" place={1} of={1} open={false} onOpen={setOpen} onChoose={show} />
 * </Tree>
 */
export const Tree = ({ label, children }: { label: string; children: ReactNode }) => {
  const box = useRef<HTMLUListElement>(null)
  const [current, onCurrent] = useState<string | null>(null)
  const forward = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const onKeyDown = (event: KeyboardEvent) => {
    const tree = box.current
    const at = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=treeitem]') : null
    if (!tree || !at || event.altKey || event.ctrlKey || event.metaKey) return
    const items = itemsOf(tree)
    const index = items.indexOf(at)
    const { key } = event
    const goal =
      key === 'ArrowDown' || key === 'ArrowUp'
        ? items[index + moves[key]]
        : key === 'Home'
          ? items[0]
          : key === 'End'
            ? items.at(-1)
            : key === 'ArrowLeft' || key === 'ArrowRight'
              ? sideways(at, key === forward)
              : key.length === 1 && key !== ' '
                ? [...items.slice(index + 1), ...items.slice(0, index)].find((item) =>
                    item.dataset['text']?.toLowerCase().startsWith(key.toLowerCase()),
                  )
                : null
    if (goal === null) return
    event.preventDefault()
    goal?.focus()
  }
  const context = useMemo(() => ({ current, onCurrent, level: 1 }), [current])
  return (
    <TreeContext value={context}>
      <ul ref={box} className="p-tree" role="tree" aria-label={label} onKeyDown={onKeyDown}>
        {children}
      </ul>
    </TreeContext>
  )
}

/** Opens or closes a branch by its own control, or names the item to go to: the first beneath, or the one above. */
function sideways(item: HTMLElement, forward: boolean): HTMLElement | undefined {
  const open = item.getAttribute('aria-expanded')
  if (open === (forward ? 'false' : 'true')) {
    item.querySelector<HTMLElement>('.p-tree__fold')?.click()
    return undefined
  }
  const near = forward
    ? item.nextElementSibling?.querySelector<HTMLElement>('[role=treeitem]')
    : item.closest('[role=group]')?.parentElement?.querySelector<HTMLElement>('[role=treeitem]')
  return near ?? undefined
}
