/** Props of `NumberRow`. */
export type NumberRowProps = {
  /** Accessible name of the numbers. */
  label: string
  /** The drawn numbers in their order. */
  numbers: readonly string[]
  /** More than these are only counted on sight; all are read out. */
  most?: number
}

/**
 * Drawn numbers in their order, each in a ring.
 *
 * @example <NumberRow label="Last draw" numbers={['4', '17', '23']} />
 */
export const NumberRow = ({ label, numbers, most = numbers.length }: NumberRowProps) => (
  <ol className="p-numbers" aria-label={label}>
    {[...numbers.entries()].map(([place, number]) => (
      <li key={place} className={place < most ? 'p-numbers__digit' : 'p-hidden'}>
        {number}
      </li>
    ))}
    {numbers.length > most ? (
      <li className="p-numbers__rest" aria-hidden="true">
        +{numbers.length - most}
      </li>
    ) : null}
  </ol>
)
