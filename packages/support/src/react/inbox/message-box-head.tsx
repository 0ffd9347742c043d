import { useFormat } from '@parlour/i18n/react'
import { Button, FormActions, SearchField, Segmented } from '@parlour/ui-kit'
import { IconTrash } from '@parlour/ui-kit/icons'
import { messageLengths, type Box } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'

interface MessageBoxHeadProps {
  readonly box: Box
  /** How many wait unopened in the inbox. */
  readonly unread: number
  readonly unreadAlone: boolean
  readonly onUnreadAlone: (alone: boolean) => void
  /** What is searched for; null where there is nothing to search. */
  readonly find: string | null
  readonly onFind: (words: string) => void
  /** How many messages are chosen; null while none can be. */
  readonly chosen: number | null
  readonly choosable: boolean
  readonly onChoosing: (choosing: boolean) => void
  readonly onChooseAll: () => void
  readonly onDelete: () => void
  /** Marks what is chosen as read, all messages while nothing can be chosen. */
  readonly onMark: () => void
}

/** What stands above a box: all or the unread, a search, and what can be done with several. */
export function MessageBoxHead({
  box,
  unread,
  unreadAlone,
  onUnreadAlone,
  find,
  onFind,
  chosen,
  choosable,
  onChoosing,
  onChooseAll,
  onDelete,
  onMark,
}: MessageBoxHeadProps) {
  const text = useSupportText()
  const format = useFormat()
  return (
    <>
      {box === 'inbox' ? (
        <Segmented
          block
          label={text('support.inbox.which')}
          options={[
            { value: 'all', label: text('support.inbox.all') },
            {
              value: 'unread',
              label:
                unread > 0
                  ? text('support.inbox.unreadOf', { count: format.number(unread) })
                  : text('support.inbox.unreadAlone'),
            },
          ]}
          value={unreadAlone ? 'unread' : 'all'}
          onValue={(value) => onUnreadAlone(value === 'unread')}
        />
      ) : null}
      {find === null ? null : (
        <SearchField
          label={text('support.inbox.find')}
          clearLabel={text('support.help.clear')}
          maxLength={messageLengths.find}
          value={find}
          onValue={onFind}
        />
      )}
      {chosen !== null ? (
        <>
          <p role="status">{text('support.inbox.chosen', { count: chosen })}</p>
          <FormActions>
            <Button size="sm" onClick={onChooseAll}>
              {text('support.inbox.chooseAll')}
            </Button>
            <Button size="sm" disabled={chosen === 0} onClick={onMark}>
              {text('support.inbox.mark')}
            </Button>
            <Button size="sm" icon={<IconTrash />} disabled={chosen === 0} onClick={onDelete}>
              {text('support.inbox.delete')}
            </Button>
            <Button size="sm" variant="text" onClick={() => onChoosing(false)}>
              {text('support.inbox.done')}
            </Button>
          </FormActions>
        </>
      ) : choosable || (box === 'inbox' && unread > 0) ? (
        <FormActions>
          {choosable ? (
            <Button size="sm" variant="text" onClick={() => onChoosing(true)}>
              {text('support.inbox.several')}
            </Button>
          ) : null}
          {unread > 0 ? (
            <Button size="sm" variant="text" onClick={onMark}>
              {text('support.inbox.markAll')}
            </Button>
          ) : null}
        </FormActions>
      ) : null}
    </>
  )
}
