import type { ReactNode } from 'react'

/** Props of `FactList`; a fact without a value is left out. */
export type FactListProps = { facts: readonly { id: string; name: string; value: ReactNode }[] }

/**
 * Names and values, one a line: the details of a round, an order, an account.
 *
 * @example <FactList facts={[{ id: 'stake', name: 'Stake', value: '₱10.00' }]} />
 */
export const FactList = ({ facts }: FactListProps) => (
  <dl className="p-facts">
    {facts.flatMap(({ id, name, value }) =>
      value === null || value === undefined || value === ''
        ? []
        : [
            <div key={id} className="p-facts__row">
              <dt className="p-facts__name">{name}</dt>
              <dd className="p-facts__value">{value}</dd>
            </div>,
          ],
    )}
  </dl>
)
