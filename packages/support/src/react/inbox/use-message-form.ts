import { isRefused, type TextStore } from '@parlour/api-client'
import { useApi, useEndpointMutation } from '@parlour/api-client/react'
import { listOutbox, sendMessage } from '@parlour/api-client/endpoints'
import { useAccount, useProblem } from '@parlour/screen-kit/react'
import { createValidator, textRule } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { messageLengths, recipientsAtOnce, recipientsQuery, type MessageView } from '../../index.ts'
import { messageDraft } from '../../inbox/message-draft.ts'
import { useSupportText } from '../use-support-text.ts'

/** A field of the form. */
export type MessageField = 'recipient' | 'title' | 'content'

const { check } = createValidator({
  recipient: textRule({ required: true }),
  title: textRule({ required: true, ...messageLengths.title }),
  content: textRule({ required: true, ...messageLengths.content }),
})
const invalidates = [listOutbox]

/** The form of a message: whom it goes to, and what it says; sent once however often the button is pressed. */
export function useMessageForm(language: string, onSent: () => void, to: MessageView['to'], store: TextStore) {
  const api = useApi()
  const account = useAccount()
  const problem = useProblem()
  const text = useSupportText()
  const draft = useMemo(() => messageDraft(store, account), [store, account])
  const [name, setName] = useState(to?.name ?? '')
  const recipients = useQuery({
    ...recipientsQuery(api, name, { account, language }),
    enabled: account !== '',
    placeholderData: keepPreviousData,
  })
  const effect = useEndpointMutation(sendMessage, {
    scope: `message/${account}`,
    invalidates,
    onDone: () => {
      draft.clear()
      onSent()
    },
    onFailed: (failed) => {
      if (isRefused(failed, 'message.recipient.invalid'))
        form.setServerIssue('recipient', { field: 'recipient', code: 'server' })
    },
  })
  const { status, error, send, mustForget } = effect
  const form = useForm<MessageField>({
    fields: ['recipient', 'title', 'content'],
    initial: {},
    check,
    // What was written stays; whom it goes to is who was chosen last.
    draft: to ? { ...draft, read: () => ({ ...draft.read(), recipient: to.id }) } : draft,
    onSubmit: ({ recipient, title, content }) =>
      send({ recipientIds: [recipient], title: title.trim(), content: content.trim() }),
  })
  return {
    form,
    effect,
    recipients,
    /** Whether there are more people than are offered at once. */
    many: name !== '' || (recipients.data?.totalCount ?? 0) > recipientsAtOnce,
    name,
    setName,
    busy: status === 'sending',
    unsure: status === 'unsure' && !mustForget,
    problem:
      error && status !== 'sending' && !mustForget && !form.issues['recipient']
        ? error.kind === 'unsure'
          ? text('support.feedback.unsure')
          : problem(error)
        : null,
  }
}
