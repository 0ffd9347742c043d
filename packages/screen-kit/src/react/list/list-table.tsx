import { Card } from '@parlour/ui-kit'
import { ListBody, type ListBodyProps } from './list-body.tsx'

/** Props of `ListTable`. */
export type ListTableProps<Row> = ListBodyProps<Row>

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
export function ListTable<Row>(list: ListTableProps<Row>) {
  return (
    <Card as="section">
      <ListBody<Row> {...list} />
    </Card>
  )
}
