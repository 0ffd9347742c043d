import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount, usePager } from '@parlour/screen-kit/react'
import { Card, EmptyState, Pagination, Reader, Skeleton } from '@parlour/ui-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { agentNoticesQuery, type ListSearch } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

/** Props of `AgentNoticesScreen`. */
export interface AgentNoticesScreenProps {
  readonly search: ListSearch
  readonly language: LanguageCode
  /** The sanitising component of the site: draws HTML of the platform. */
  readonly Html: ComponentType<{ html: string }>
  readonly onSearch: (search: ListSearch) => void
}

/**
 * The notices to agents, newest first, the open one beside the list (AGT-02).
 *
 * @example <AgentNoticesScreen search={search} language="EN" Html={CmsHtml} onSearch={setSearch} />
 */
export function AgentNoticesScreen({ search, language, Html, onSearch }: AgentNoticesScreenProps) {
  const text = useAgentText()
  const format = useFormat()
  const pager = usePager()
  const asked = Number(search.page)
  const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1
  const { data, error, refetch } = useQuery({
    ...agentNoticesQuery(useApi(), useAccount(), page, language),
    placeholderData: keepPreviousData,
  })
  const go = (open: string | null, to = page) =>
    onSearch({ ...(to > 1 && { page: String(to) }), ...(open !== null && { open }) })
  if (!data)
    return (
      <Card as="section">
        {error ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={text('agent.notices.loading')}>
            <Skeleton height={400} />
          </div>
        )}
      </Card>
    )
  if (data.list.length === 0)
    return (
      <Card as="section">
        <EmptyState title={text('agent.notices.none')} text={text('agent.notices.noneText')} />
      </Card>
    )
  const pages = data.totalPages ?? 1
  const current = search.open ?? null
  const open = data.list.find(({ id }) => String(id) === current)
  return (
    <Reader
      label={text('agent.page.agentAnnouncement')}
      current={current}
      onChoose={(id) => go(id)}
      onBack={() => go(null)}
      backLabel={text('agent.notices.back')}
      rows={data.list.map(({ id, title, time }) => ({ id: String(id), title, meta: format.date(time) }))}
      foot={pages > 1 && <Pagination {...pager.words} page={page} pages={pages} onPage={(to) => go(null, to)} />}
    >
      {open ? (
        <>
          <h2>{open.title}</h2>
          <p>
            <time dateTime={new Date(open.time).toISOString()}>{format.dateTime(open.time)}</time>
          </p>
          <Html html={open.content} />
        </>
      ) : (
        <p>{text(current === null ? 'agent.notices.choose' : 'agent.notices.gone')}</p>
      )}
    </Reader>
  )
}
