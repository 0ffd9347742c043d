const steps = Array.from({ length: 16 }, (_, at) => -74 + at * 11)

/** A lattice of thin lines, drawn once for all backs. */
const lattice = steps.map((x) => `M${x} 9l87 122M${100 - x} 9l-87 122`).join('')

/** The back of a card, 5 to 7, in the hue of the title. */
export const CardBack = () => (
  <svg class="card__back" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="6" y="6" width="88" height="128" rx="5" class="card__cloth" />
    <svg x="9" y="9" width="82" height="122" viewBox="9 9 82 122">
      <path d={lattice} class="card__lattice" />
    </svg>
    <rect x="9" y="9" width="82" height="122" rx="3.5" class="card__edge" />
    <path d="M50 44l17 26l-17 26l-17-26z" class="card__gem" />
    <path d="M50 44l17 26h-34z" class="card__gem-light" />
    <path d="M50 52l11.8 18l-11.8 18l-11.8-18z" class="card__edge" />
    <circle cx="50" cy="70" r="3.4" class="card__heart" />
  </svg>
)
