import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'

/** A tab: what it is called, and how many things are behind it. */
export interface Tab {
  readonly id: string
  readonly name: string
  readonly count?: number
}

interface TabsProps {
  /** Begins the ids of tabs and panels. */
  name: string
  label: string
  tabs: readonly Tab[]
  chosen: string
  onChoose: (id: string) => void
}

/** A row of tabs: arrows, Home and End go through them. */
export function Tabs({ name, label, tabs, chosen, onChoose }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)
  const go = (to: number) => {
    const tab = tabs[(to + tabs.length) % tabs.length]
    if (!tab) return
    onChoose(tab.id)
    row.current?.querySelector<HTMLElement>(`#${name}-tab-${tab.id}`)?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={row}>
      {tabs.map(({ id, name: text, count }) => (
        <button
          key={id}
          id={`${name}-tab-${id}`}
          class="tab"
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={`${name}-panel`}
          tabIndex={id === chosen ? 0 : -1}
          onKeyDown={onKey}
          onClick={() => onChoose(id)}
        >
          {text} {count ? <span class="tab__count">{count}</span> : null}
        </button>
      ))}
    </div>
  )
}

interface PanelProps {
  name: string
  chosen: string
  /** Whether there is nothing in it to press: then the key comes to the panel itself, to scroll it. */
  still: boolean
  children: ComponentChildren
}

/** What stands under a row of tabs. */
export const TabPanel = ({ name, chosen, still, children }: PanelProps) => (
  <div
    class="panel"
    id={`${name}-panel`}
    role="tabpanel"
    aria-labelledby={`${name}-tab-${chosen}`}
    tabIndex={still ? 0 : undefined}
  >
    {children}
  </div>
)
