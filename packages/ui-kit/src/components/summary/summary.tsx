import type { ReactNode } from 'react'
import { useId } from 'react'
import { FactList, type FactListProps } from '../fact-list/fact-list.tsx'

/** Props of `Summary`. */
export type SummaryProps = {
  /** Heading. */
  title: string
  /** What adds up, one a line; what is not known has no line. */
  facts: FactListProps['facts']
  /** What it comes to, under the others: a `Money`, or a dash while it is not known. */
  total?: { name: string; value: ReactNode }
  /** The button on the stub; without it there is no stub. */
  action?: ReactNode
  /** Under the ticket: what pressing means. */
  note?: ReactNode
}

/**
 * What a transaction consists of: amounts, total, and the button that starts it.
 *
 * @example <Summary title="Withdrawal" facts={facts} total={{ name: 'You get', value: <Money>₱490.00</Money> }} action={<Button>Withdraw</Button>} />
 */
export const Summary = ({ title, facts, total, action, note }: SummaryProps) => {
  const id = useId()
  return (
    <section className="p-summary" aria-labelledby={id}>
      <div className="p-summary__ticket">
        <div className="p-summary__body">
          <h2 className="p-summary__title" id={id}>
            {title}
          </h2>
          <FactList facts={facts} />
          {total ? (
            <dl className="p-summary__total">
              <dt className="p-summary__name">{total.name}</dt>
              <dd className="p-summary__sum">{total.value}</dd>
            </dl>
          ) : null}
        </div>
        {action ? <div className="p-summary__stub">{action}</div> : null}
      </div>
      {note ? <div className="p-summary__note">{note}</div> : null}
    </section>
  )
}
