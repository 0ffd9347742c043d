import type { AffiliateUrl } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { DataLead, type DataColumn } from '@parlour/ui-kit'
import { conversionOf } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { useShare } from './use-share.ts'

/** The columns of the invitation links: what each is, and how it went. */
export function useLinkColumns(): readonly DataColumn<AffiliateUrl>[] {
  const text = useAgentText()
  const format = useFormat()
  const share = useShare()
  return [
    {
      id: 'link',
      head: text('agent.register.link'),
      cell: ({ note, code, createTime }) => (
        <DataLead title={note || code} sub={text('agent.register.made', { code, day: format.date(createTime) })} />
      ),
      sortValue: ({ note, code }) => note || code,
    },
    {
      id: 'for',
      head: text('agent.register.for'),
      cell: ({ type }) => text(type === 2 ? 'agent.register.agent' : 'agent.register.player'),
    },
    {
      id: 'opened',
      head: text('agent.register.opened'),
      align: 'end',
      cell: ({ opened }) => format.number(opened ?? 0),
      sortValue: ({ opened }) => opened ?? 0,
    },
    {
      id: 'registered',
      head: text('agent.register.registered'),
      align: 'end',
      phone: 'value',
      cell: ({ registered }) => format.number(registered ?? 0),
      sortValue: ({ registered }) => registered ?? 0,
    },
    {
      id: 'conversion',
      head: text('agent.register.conversion'),
      align: 'end',
      cell: (link) => share(conversionOf(link)),
      sortValue: conversionOf,
    },
  ]
}
