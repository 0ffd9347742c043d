import { productTypes, type Downline } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { DataLead, type CsvColumn, type DataColumn } from '@parlour/ui-kit'
import { isAgentType, type MemberLine } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

const figures = ['deposits', 'withdrawals', 'turnover'] as const

/** What a member is, in words: agent or player, and beneath whom where it was looked for. */
export function useMemberKind() {
  const text = useAgentText()
  const format = useFormat()
  return ({ type, level, upline }: Downline, under: boolean): string => {
    if (under) return text(isAgentType(type) ? 'agent.team.agentUnder' : 'agent.team.playerUnder', { upline })
    return isAgentType(type)
      ? text('agent.team.agentAt', { level: format.number(level) })
      : text('agent.team.playerAt', { level: format.number(level) })
  }
}

/** The columns of the list of members, and those of its file: there sums are plain numbers in major units. */
export function useMemberColumns(
  currency: string,
  searched: boolean,
  categoryName: (code: string) => string,
): { columns: DataColumn<Downline>[]; file: CsvColumn<Downline>[] } {
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const kindOf = useMemberKind()
  const columns: DataColumn<Downline>[] = [
    {
      id: 'account',
      head: text('agent.team.member'),
      sticky: true,
      sortValue: ({ account }) => account,
      cell: (member) => <DataLead title={member.account} sub={kindOf(member, searched)} />,
      phone: 'title',
    },
    {
      id: 'teamSize',
      head: text('agent.team.team'),
      align: 'end',
      sortValue: ({ teamSize }) => teamSize,
      cell: ({ teamSize }) => (teamSize > 0 ? format.number(teamSize) : '\u2013'),
      phone: 'line',
    },
    ...figures.map((id): DataColumn<Downline> => ({
      id,
      head: text(`agent.figure.${id}`),
      align: 'end',
      sortValue: (member) => member[id],
      cell: (member) => format.money(member[id], currency),
      phone: id === 'turnover' ? 'value' : 'none',
    })),
    {
      id: 'profit',
      head: text('agent.team.result'),
      align: 'end',
      sortValue: ({ profit }) => profit,
      cell: ({ profit }) => signed(profit, currency),
      phone: 'line',
    },
    {
      id: 'registeredAt',
      head: text('agent.team.joined'),
      align: 'end',
      sortValue: ({ registeredAt }) => registeredAt,
      cell: ({ registeredAt }) => format.date(registeredAt),
      phone: 'none',
    },
  ]
  const major = (head: string, sum: (member: Downline) => number): CsvColumn<Downline> => ({
    head: `${head} (${currency})`,
    csvValue: (member) => sum(member) / 100,
  })
  const rateOf = (member: Downline & Partial<Pick<MemberLine, 'rates'>>, productType: string) =>
    member.rates ? Math.round((member.rates[productType] ?? 0) * 1_000_000) / 10_000 : ''
  const file: CsvColumn<Downline>[] = [
    { head: text('agent.team.member'), csvValue: ({ account }) => account },
    {
      head: text('agent.team.kind'),
      csvValue: ({ type }) => text(isAgentType(type) ? 'agent.register.agent' : 'agent.register.player'),
    },
    { head: text('agent.list.levelHead'), csvValue: ({ level }) => level },
    { head: text('agent.team.upline'), csvValue: ({ upline }) => upline },
    { head: text('agent.team.joined'), csvValue: ({ registeredAt }) => format.date(registeredAt) },
    { head: text('agent.team.lastSeen'), csvValue: ({ lastSeenAt }) => (lastSeenAt ? format.date(lastSeenAt) : '') },
    { head: text('agent.team.team'), csvValue: ({ teamSize }) => teamSize },
    ...figures.map((id) => major(text(`agent.figure.${id}`), (member) => member[id])),
    major(text('agent.team.result'), ({ profit }) => profit),
    ...productTypes.map((productType) => ({
      head: `${text('agent.register.rates')}: ${categoryName(productType)} (%)`,
      csvValue: (member: Downline) => rateOf(member, productType),
    })),
  ]
  return { columns, file }
}
