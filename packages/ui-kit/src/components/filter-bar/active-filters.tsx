import { useRef } from 'react'
import { IconClose } from '../../icons/index.ts'

/** Props of `ActiveFilters`. */
export type ActiveFiltersProps = {
  /** Accessible name of the row. */
  label: string
  /** What narrows the list; `removeLabel` says what a press does. */
  filters: readonly { id: string; label: string; removeLabel: string }[]
  /** Text of the button that removes all. */
  clearLabel: string
  onRemove: (id: string) => void
  onClear: () => void
}

/**
 * The filters of a list as chips, each with a button that removes it,
 * and one button that removes all. The focus moves to the next chip.
 *
 * @example
 * <ActiveFilters
 *   label="Filters"
 *   filters={[{ id: 'new', label: 'New', removeLabel: 'Remove New' }]}
 *   clearLabel="Clear all"
 *   onRemove={remove}
 *   onClear={clear}
 * />
 */
export const ActiveFilters = ({ label, filters, clearLabel, onRemove, onClear }: ActiveFiltersProps) => {
  const row = useRef<HTMLDivElement>(null)
  const remove = (id: string, at: number) => {
    const chips = row.current?.querySelectorAll<HTMLElement>('.p-chip')
    const next = chips?.[at + 1] ?? chips?.[at - 1] ?? row.current
    next?.focus()
    onRemove(id)
  }
  const clear = () => {
    row.current?.focus()
    onClear()
  }
  return (
    <div
      ref={row}
      className="p-active p-chips"
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-wrap
      data-empty={filters.length === 0 || undefined}
    >
      {filters.map((filter, at) => (
        <button
          key={filter.id}
          type="button"
          className="p-chip"
          aria-label={filter.removeLabel}
          onClick={() => remove(filter.id, at)}
        >
          {filter.label}
          <IconClose size={14} />
        </button>
      ))}
      {filters.length > 0 ? (
        <button type="button" className="p-active__clear" onClick={clear}>
          {clearLabel}
        </button>
      ) : null}
    </div>
  )
}
