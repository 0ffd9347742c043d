import type { MessageRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Failed } from '@parlour/screen-kit/react'
import { Button, EmptyState, Pagination, Reader, Skeleton } from '@parlour/ui-kit'
import type { Box } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import { MessageText } from './message-text.tsx'
import { useBox } from './use-box.ts'

interface MessageBoxProps {
  readonly box: Box
  readonly language: string
  /** How many wait unopened in the inbox. */
  readonly unread: number
}

/** The messages of a box in pages, and the one that is open; opening one of the inbox marks it as read. */
export function MessageBox({ box, language, unread }: MessageBoxProps) {
  const text = useSupportText()
  const format = useFormat()
  const { list, rows, open, page, pages, removing, problem, toPage, choose, markAll, remove } = useBox(box, language)
  const whoOf = ({ senderName, receiverName }: MessageRow): string => {
    if (box !== 'inbox') return text('support.inbox.to', { name: receiverName ?? text('support.inbox.service') })
    return senderName ? text('support.inbox.from', { name: senderName }) : text('support.inbox.fromPlatform')
  }
  const messageId = open?.messageId ?? null
  if (list.error && !list.data) return <Failed error={list.error} onRetry={() => void list.refetch()} />
  const instead = list.data ? (
    rows.length > 0 ? undefined : (
      <EmptyState title={text(`support.inbox.empty.${box}.title`)} text={text(`support.inbox.empty.${box}.text`)} />
    )
  ) : (
    <div role="status" aria-label={text('support.inbox.loading')}>
      <Skeleton height={280} />
    </div>
  )
  return (
    <Reader
      label={text(`support.inbox.${box}`)}
      backLabel={text('support.inbox.back')}
      instead={instead}
      rows={rows.map((row) => ({
        id: row.id,
        title: row.title,
        meta: row.sendTime === null ? whoOf(row) : `${whoOf(row)}, ${format.dateTime(row.sendTime)}`,
        unread: box === 'inbox' && !row.read ? text('support.inbox.unread') : undefined,
      }))}
      current={open ? open.id : null}
      onChoose={choose}
      onBack={() => choose(null)}
      head={
        box === 'inbox' && unread > 0 ? (
          <Button variant="text" onClick={markAll}>
            {text('support.inbox.markAll')}
          </Button>
        ) : undefined
      }
      foot={
        pages > 1 ? (
          <Pagination
            label={text('support.inbox.pages')}
            page={page}
            pages={pages}
            onPage={toPage}
            prevLabel={text('support.inbox.newer')}
            nextLabel={text('support.inbox.older')}
            pageLabel={(n) => text('support.inbox.page', { page: n })}
          />
        ) : undefined
      }
    >
      {open ? (
        <MessageText
          key={open.id}
          message={open}
          who={whoOf(open)}
          busy={removing}
          problem={problem}
          onRemove={box === 'inbox' && messageId !== null ? () => remove(messageId) : undefined}
        />
      ) : rows.length > 0 ? (
        <EmptyState title={text('support.inbox.choose')} />
      ) : null}
    </Reader>
  )
}
