import type { ReactNode } from 'react'

/** Props of `TicketPanel`. */
export type TicketPanelProps = {
  /** What it is, before the perforation. */
  children: ReactNode
  /** What is torn off: the button, or what belongs to the head. */
  stub: ReactNode
  /** Where the stub is: at the end of the row, below the head on a phone; or always below. */
  cut?: 'end' | 'below'
}

/**
 * A card in the shape of a ticket, with its stub behind a perforation. A list of promotions takes a `Ticket` each.
 *
 * @example <TicketPanel stub={<Button variant="primary">Claim all 4</Button>}>₱322.00 to claim</TicketPanel>
 */
export const TicketPanel = ({ children, stub, cut = 'end' }: TicketPanelProps) => (
  <section className="p-ticket-panel" data-cut={cut}>
    <div className="p-ticket-panel__head">{children}</div>
    <div className="p-ticket-panel__stub">{stub}</div>
  </section>
)

/**
 * The head of a ticket panel in words: the sum in a sentence, and what it is made of. `id` is that of the title.
 *
 * @example <TicketTitle title="₱322.00 to claim" text="4 rewards. The first ends today." />
 */
export const TicketTitle = ({ id, title, text }: { id?: string; title: ReactNode; text?: ReactNode }) => (
  <>
    <h2 className="p-ticket-panel__title" id={id}>
      {title}
    </h2>
    {text ? <p className="p-ticket-panel__text">{text}</p> : null}
  </>
)
