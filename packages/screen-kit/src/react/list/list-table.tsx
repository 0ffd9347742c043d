import { Card, CardHead } from '@parlour/ui-kit'
import { ListBody, type ListBodyProps } from './list-body.tsx'

/** Props of `ListTable`. */
export interface ListTableProps<Row> extends ListBodyProps<Row> {
  /** Heads the card, where the page holds more than the list. */
  readonly title?: string
}

/**
 * A list as a card of its own: what `ListBody` says of it (AGT-07, BEY-22).
 *
 * @example
 * <ListTable<{ id: string }>
 *   caption="Bets"
 *   columns={columns}
 *   rowKey={({ id }) => id}
 *   filters={period}
 *   narrowing={{ filters: [{ id: 'kind', label: 'Slots', onRemove: removeKind }], onClear: removeAll }}
 *   page={1}
 *   query={query}
 *   failed={query.error && <Failed error={query.error} onRetry={retry} />}
 *   csv={{ columns: file, fileName: 'bets.csv', rows: allBets }}
 *   empty={{ title: 'No bets yet', text: 'Your bets appear here.' }}
 *   hrefOfPage={hrefOfPage}
 *   onPage={showPage}
 * />
 */
export function ListTable<Row>({ title, ...list }: ListTableProps<Row>) {
  return (
    <Card as="section">
      {title ? <CardHead title={title} /> : null}
      <ListBody<Row> {...list} />
    </Card>
  )
}
