import type { AffiliateUrl } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Button, Card, CardHead, DataTable, EmptyState, sortRows, type DataSort } from '@parlour/ui-kit'
import { IconPlus } from '@parlour/ui-kit/icons'
import { useState } from 'react'
import { conversionOf, type Opened } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { useLinkColumns } from './use-link-columns.tsx'
import { useShare } from './use-share.ts'

interface LinksTableProps {
  links: readonly AffiliateUrl[]
  /** Over all links. */
  totals: Opened | null
  /** The link that is looked at. */
  shown: AffiliateUrl | undefined
  hrefOf: (link: AffiliateUrl) => string
  onNew: () => void
}

/** The links with how they went, the newest first; a row opens its link. */
export function LinksTable({ links, totals, shown, hrefOf, onNew }: LinksTableProps) {
  const text = useAgentText()
  const format = useFormat()
  const share = useShare()
  const [sort, setSort] = useState<DataSort>()
  const title = text('agent.register.links')
  const columns = useLinkColumns()
  return (
    <Card as="section">
      <CardHead
        title={title}
        end={
          <Button variant="primary" icon={<IconPlus />} onClick={onNew}>
            {text('agent.register.new')}
          </Button>
        }
      />
      <DataTable
        caption={title}
        columns={columns}
        rows={sortRows(links, columns, sort, format.tag)}
        rowKey={({ code }) => code}
        {...(sort ? { sort } : {})}
        onSort={setSort}
        rowHref={hrefOf}
        isSelected={({ affiUrlId }) => affiUrlId === shown?.affiUrlId}
        empty={<EmptyState title={text('agent.register.noLinks')} text={text('agent.register.noLinksText')} />}
        {...(totals && links.length > 1
          ? {
              totals: [
                {
                  label: text('agent.register.all'),
                  cells: {
                    opened: format.number(totals.opened ?? 0),
                    registered: format.number(totals.registered ?? 0),
                    conversion: share(conversionOf(totals)),
                  },
                },
              ],
            }
          : {})}
      />
    </Card>
  )
}
