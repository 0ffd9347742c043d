import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'

interface Tab {
  readonly name: string
  readonly content: ComponentChildren
}

/** Panels of which one shows: arrows lead from tab to tab. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const id = useId()
  const [at, setAt] = useState(0)
  const listRef = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (at + step + tabs.length) % tabs.length
    setAt(next)
    listRef.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <section class="panel">
      <div class="tabs" role="tablist" aria-label={label} ref={listRef}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            class="tab"
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onKeyDown={onKey}
            onClick={() => setAt(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div class="tabs__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${at}`} tabIndex={0}>
        {tabs[at]?.content}
      </div>
    </section>
  )
}
