import { Chip } from './chip.tsx'
import { chipLabel } from './chip-label.ts'
import { chipsFor } from './placed.ts'

/** How many chips of a stack are drawn. */
const drawn = 5

/** Chips of a sum on top of each other, the largest undermost; a picture only. */
export function ChipStack({
  sum,
  chips,
  locale,
  paid = false,
}: {
  sum: number
  chips: readonly number[]
  locale: string
  paid?: boolean
}) {
  const stack = chipsFor(sum, chips).slice(0, drawn)
  return (
    <span class="stack" data-paid={paid ? '' : undefined}>
      {stack.map((chip, at) => (
        <span key={at} class="stack__chip" style={{ '--at': at }}>
          <Chip at={chips.indexOf(chip)} label={chipLabel(locale, chip)} />
        </span>
      ))}
    </span>
  )
}
