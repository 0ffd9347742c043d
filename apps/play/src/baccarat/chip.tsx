/** Colours of the chips of a table, lowest first: rim and its marks. */
const colours: readonly (readonly [rim: string, mark: string])[] = [
  ['#7d86a8', '#f4f2f9'],
  ['#c8434a', '#fbe9dc'],
  ['#2f62b8', '#e4edff'],
  ['#1f8a63', '#dff7e8'],
  ['#23233f', '#f3c76f'],
  ['#7b3fae', '#f3e1ff'],
]

interface ChipProps {
  /** Its place among the chips of the table, from 0. */
  at: number
  label: string
}

/** A chip, drawn: marks around its rim, its value in the middle. */
export function Chip({ at, label }: ChipProps) {
  const [rim, mark] = colours[at % colours.length] ?? ['#7d86a8', '#f4f2f9']
  return (
    <svg class="chip" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="48" fill={rim} />
      <circle
        cx="50"
        cy="50"
        r="41"
        fill="none"
        stroke={mark}
        stroke-width="13"
        stroke-dasharray="15.3 27.63"
        stroke-dashoffset="7.65"
      />
      <circle cx="50" cy="50" r="47.2" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="1.6" />
      <circle cx="50" cy="50" r="33.5" fill={rim} />
      <circle cx="50" cy="50" r="33.5" fill="#000" fill-opacity=".22" />
      <circle cx="50" cy="50" r="30.5" fill="none" stroke={mark} stroke-opacity=".7" stroke-width="1.5" />
      <path d="M5 42a46 46 0 0 1 90 0a50 50 0 0 0-90 0z" fill="#fff" fill-opacity=".22" />
      <text
        x="50"
        y="59"
        font-size={label.length > 4 ? 19 : label.length > 3 ? 22 : 27}
        fill="#fff"
        class="chip__value"
      >
        {label}
      </text>
    </svg>
  )
}
