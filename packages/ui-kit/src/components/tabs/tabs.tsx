import type { KeyboardEvent, ReactNode } from 'react'
import { useId } from 'react'

/** Props of `Tabs`; `children` is the panel of the chosen tab. */
export type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { value: Value; label: ReactNode; count?: ReactNode }[]
  value: Value
  onValue: (value: Value) => void
  /** At the end of the row of tabs, for example a button that saves what is shown. */
  end?: ReactNode
  children?: ReactNode
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Panels behind tabs; arrow keys, Home and End move and choose.
 *
 * @example <Tabs label="Records" tabs={[{ value: 'bets', label: 'Bets' }]} value="bets" onValue={setTab}>{panel}</Tabs>
 */
export const Tabs = <Value extends string>({ label, tabs, value, onValue, end, children }: TabsProps<Value>) => {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const side = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (at + step * side + tabs.length) % tabs.length
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onValue(tab.value)
    document.getElementById(`${id}-${tab.value}`)?.focus()
  }
  return (
    <div className="p-tabs">
      <div className="p-tabs__row">
        <div className="p-tabs__list" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              className="p-tabs__tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={children ? `${id}-panel` : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onValue(tab.value)}
            >
              {tab.label}
              {tab.count === undefined ? null : <span className="p-tabs__count">{tab.count}</span>}
            </button>
          ))}
        </div>
        {end ? <div className="p-tabs__end">{end}</div> : null}
      </div>
      {children ? (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="p-tabs__panel">
          {children}
        </div>
      ) : null}
    </div>
  )
}
