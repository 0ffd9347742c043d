import { useRef, useState } from 'preact/hooks'

interface OptionsProps {
  options: readonly string[]
  /** What an option is called on its button. */
  nameOf: (option: string) => string
  chosen: readonly string[]
  /** Options with names in place of numbers get more room. */
  wide: boolean
  onToggle: (option: string) => void
}

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/** The place that an arrow leads to in a grid of buttons as it is laid out. */
function stepIn(buttons: readonly HTMLElement[], at: number, key: string): number {
  const here = buttons[at]
  if (key === 'Home') return 0
  if (key === 'End') return buttons.length - 1
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowRight') return Math.min(buttons.length - 1, at + 1)
  const column = buttons.flatMap((button, index) => (button.offsetLeft === here?.offsetLeft ? index : []))
  return column[column.indexOf(at) + (key === 'ArrowUp' ? -1 : 1)] ?? at
}

/** Options that are pressed on and off: one stop of the tab key, arrows within. */
export function Options({ options, nameOf, chosen, wide, onToggle }: OptionsProps) {
  const [at, setAt] = useState(0)
  const gridRef = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return
    event.preventDefault()
    const buttons = [...(gridRef.current?.querySelectorAll('button') ?? [])]
    const next = stepIn(buttons, at, event.key)
    setAt(next)
    buttons[next]?.focus()
  }
  return (
    <div
      class="options"
      ref={gridRef}
      data-wide={wide ? '' : undefined}
      data-digits={options.length === 10 ? '' : undefined}
    >
      {options.map((option, index) => (
        <button
          key={option}
          class="option"
          type="button"
          aria-pressed={chosen.includes(option)}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          onKeyDown={onKey}
          onClick={() => onToggle(option)}
        >
          {nameOf(option)}
        </button>
      ))}
    </div>
  )
}
