const stacks = [
  { x: 39, chips: 5, tone: 'gold' },
  { x: 17, chips: 3, tone: 'b' },
  { x: 61, chips: 2, tone: 'd' },
] as const
const thick = 4.4

/** Up to three stacks of chips, a stack for every two antes, seen from where the player sits. */
export const Chips = ({ count }: { count: number }) => (
  <svg class="chips" viewBox="0 0 78 44" aria-hidden="true">
    {stacks.slice(0, Math.ceil(count / 2)).map(({ x, chips, tone }) => (
      <g key={x} class={`chip chip--${tone}`}>
        {Array.from({ length: chips }, (_, at) => {
          const y = 34 - at * thick
          return (
            <g key={at}>
              <path class="chip__side" d={`M${x - 13} ${y}v${thick}a13 5.6 0 0 0 26 0v-${thick}Z`} />
              <path
                class="chip__marks"
                d={`M${x - 6} ${y + 5}v${thick}M${x + 6} ${y + 5}v${thick}M${x - 12} ${y + 2}v${thick}M${x + 12} ${y + 2}v${thick}`}
              />
              <ellipse class="chip__top" cx={x} cy={y} rx="13" ry="5.6" />
            </g>
          )
        })}
        <ellipse class="chip__rim" cx={x} cy={34 - (chips - 1) * thick} rx="8.6" ry="3.5" />
      </g>
    ))}
  </svg>
)
