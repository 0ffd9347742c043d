import type { TextStore } from '@parlour/api-client'
import { listOutbox } from '@parlour/api-client/endpoints'
import { LostAnswer, type FailedOf } from '@parlour/screen-kit/react'
import {
  Button,
  FormActions,
  FormError,
  FormStack,
  SearchField,
  Select,
  Skeleton,
  TextArea,
  TextField,
} from '@parlour/ui-kit'
import { messageLengths, type MessageView } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import { useMessageForm } from './use-message-form.ts'

interface MessageFormProps {
  readonly language: string
  /** Whom it goes to, chosen before. */
  readonly to: MessageView['to']
  readonly onSent: () => void
  readonly failed: FailedOf
  readonly store: TextStore
}

/** Writes to the customer service, the upline or a downline. */
export function MessageForm({ language, to, onSent, failed, store }: MessageFormProps) {
  const text = useSupportText()
  const { form, effect, recipients, many, name, setName, busy, unsure, problem } = useMessageForm(
    language,
    onSent,
    to,
    store,
  )
  const { issues } = form
  if (recipients.error && !recipients.data) return failed(recipients.error, () => void recipients.refetch())
  if (!recipients.data) return <Skeleton height={320} />
  const people = recipients.data.list.map(({ recipientId, name: label, relation }) => ({
    value: String(recipientId),
    label: relation === 'service' ? label : text(`support.write.${relation}`, { name: label }),
  }))
  return (
    <form {...form.formProps}>
      <FormStack>
        {many ? (
          <SearchField
            label={text('support.write.find')}
            clearLabel={text('support.help.clear')}
            value={name}
            onValue={setName}
          />
        ) : null}
        <Select
          {...form.bind('recipient')}
          label={text('support.write.recipient')}
          required
          options={[{ value: '', label: text('support.write.choose'), disabled: true }, ...people]}
          error={
            issues['recipient']
              ? text(
                  issues['recipient'].code === 'server' ? 'support.write.issue.gone' : 'support.write.issue.recipient',
                )
              : undefined
          }
        />
        <TextField
          {...form.bind('title')}
          label={text('support.write.title')}
          required
          autoComplete="off"
          error={issues['title'] ? text('support.write.issue.title', { max: messageLengths.title.max }) : undefined}
        />
        <TextArea
          {...form.bind('content')}
          label={text('support.write.content')}
          required
          rows={8}
          error={
            issues['content'] ? text('support.write.issue.content', { max: messageLengths.content.max }) : undefined
          }
          limit={messageLengths.content.max}
          countLabel={(count, limit) => text('support.feedback.count', { count, limit })}
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <LostAnswer effect={effect} listed={listOutbox} />
        <FormActions>
          <Button type="submit" variant="primary" size="lg" loading={busy} disabled={effect.mustForget}>
            {text(unsure ? 'support.feedback.again' : 'support.feedback.send')}
          </Button>
        </FormActions>
      </FormStack>
    </form>
  )
}
