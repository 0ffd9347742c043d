import type { Member } from '@parlour/api-client/reference'
import { looks } from './styles.ts'

interface MemberTableProps {
  readonly title: string
  readonly members: readonly Member[]
  /** The comment of a member, by its path without the marks of lists. */
  readonly comments: (path: string) => string | undefined
}

const shown = (fallback: unknown): string => (fallback === undefined || fallback === null ? '' : JSON.stringify(fallback))

/** The members of a request or an answer: name, type, what is checked, what the source says. */
export function MemberTable({ title, members, comments }: MemberTableProps) {
  if (members.length === 0) return null
  return (
    <table style={looks.table}>
      <caption style={{ textAlign: 'start', fontWeight: 600 }}>{title}</caption>
      <thead>
        <tr>
          {['Member', 'Type', 'When left out', 'Notes'].map((head) => <th key={head} scope="col" style={looks.cell}>{head}</th>)}
        </tr>
      </thead>
      <tbody>
        {members.map(({ path, type, optional, fallback, checks }) => (
          <tr key={`${path} ${type} ${checks.join(' ')}`}>
            <th scope="row" style={{ ...looks.cell, ...looks.code, fontWeight: 400 }}>{path || '(the value)'}</th>
            <td style={{ ...looks.cell, ...looks.code }}>{type}</td>
            <td style={{ ...looks.cell, ...looks.code }}>{optional ? shown(fallback) || 'nothing' : ''}</td>
            <td style={looks.cell}>{[comments(path.replace(/\[\]|\{\}/g, '').replace(/^\./, '')), ...checks].filter(Boolean).join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
