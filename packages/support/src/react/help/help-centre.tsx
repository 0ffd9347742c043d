import { useApi } from '@parlour/api-client/react'
import { Failed } from '@parlour/screen-kit/react'
import { EmptyState, Live, Reader, SearchField, Skeleton, useNarrow } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { anchorOf, helpQuery, searchHelp } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'

/** What draws server HTML: the application's one sanitising component. */
export type HtmlComponent = ComponentType<{ html: string }>

/** Props of `HelpCentre`, and what the modal and the screen of the help centre share. */
export interface HelpCentreProps {
  readonly language: string
  readonly Html: HtmlComponent
  /** The open article, as the address has it. */
  readonly anchor?: string | undefined
  readonly query: string
  /** An article was chosen; null for the list. */
  readonly onAnchor: (anchor: string | null) => void
  readonly onQuery: (query: string) => void
  /** Whom to ask: buttons of the application. */
  readonly contact?: ReactNode
  readonly fill?: boolean
}

/** The articles of the help centre with their table of contents and a search. Source: SVC-02. */
export function HelpCentre({ language, Html, anchor, query, onAnchor, onQuery, contact, fill }: HelpCentreProps) {
  const text = useSupportText()
  const narrow = useNarrow()
  const { data, error, refetch } = useQuery(helpQuery(useApi(), language))
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  const articles = data?.list ?? []
  const found = searchHelp(articles, query)
  // Beside the list there is room: the first article shows until one is chosen. A phone begins with the list.
  const first = found[0]?.article ?? articles[0]
  const current = anchor ?? (first && !narrow ? anchorOf(first) : null)
  const open = articles.find((article) => anchorOf(article) === current)
  const instead = data ? (
    found.length > 0 ? undefined : (
      <EmptyState
        title={text(articles.length > 0 ? 'support.help.none.title' : 'support.help.empty.title')}
        text={text(articles.length > 0 ? 'support.help.none.text' : 'support.help.empty.text')}
      />
    )
  ) : (
    <div role="status" aria-label={text('support.help.loading')}>
      <Skeleton height={280} />
    </div>
  )
  return (
    <Reader
      label={text('support.help.articles')}
      backLabel={text('support.help.back')}
      fill={fill}
      instead={instead}
      rows={found.map(({ article, excerpt }) => ({ id: anchorOf(article), title: article.title, meta: excerpt }))}
      current={current}
      onChoose={onAnchor}
      onBack={() => onAnchor(null)}
      head={
        <>
          <SearchField
            label={text('support.help.search')}
            clearLabel={text('support.help.clear')}
            value={query}
            onValue={onQuery}
            maxLength={128}
          />
          <Live>{query && data ? text('support.help.found', { count: found.length }) : ''}</Live>
        </>
      }
      foot={
        contact ? (
          <div>
            <p>{text('support.help.contact')}</p>
            {contact}
          </div>
        ) : undefined
      }
    >
      {open ? (
        <>
          <h2>{open.title}</h2>
          <Html html={open.content} />
        </>
      ) : null}
      {!open && data && anchor ? (
        <EmptyState title={text('support.help.gone.title')} text={text('support.help.gone.text')} />
      ) : null}
      {data ? null : <Skeleton height={280} />}
    </Reader>
  )
}
