import type { ComponentChildren } from 'preact'
import type { Speech } from '../frame/speech.ts'
import type { BaccaratPlay } from './use-baccarat.ts'

interface ToolProps {
  name: string
  disabled: boolean
  onPress: () => void
  /** Strokes of its sign, 24 by 24. */
  children: ComponentChildren
}

const Tool = ({ name, disabled, onPress, children }: ToolProps) => (
  <button class="tool" type="button" disabled={disabled} onClick={onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
    <span>{name}</span>
  </button>
)

/** What may be done with chips on the table: take the last one back, clear it, lay the last round's again. */
export const Tools = ({
  speech: { word },
  game: { placed, held, canRepeat, undo, clear, repeat },
}: {
  speech: Speech
  game: BaccaratPlay
}) => (
  <div class="tools">
    <Tool name={word('undo')} disabled={held || placed.length === 0} onPress={undo}>
      <path d="M9 6L4.5 10.5L9 15M5 10.5h9a5 5 0 0 1 0 10h-2" />
    </Tool>
    <Tool name={word('clear')} disabled={held || placed.length === 0} onPress={clear}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Tool>
    <Tool name={word('repeat')} disabled={held || !canRepeat} onPress={repeat}>
      <path d="M19 12a7 7 0 1 1-2.2-5.1M17.5 3v4.5H13" />
    </Tool>
  </div>
)
