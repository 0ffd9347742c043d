import { feedbackTypes } from '@parlour/api-client/endpoints'
import { LostAnswer } from '@parlour/screen-kit/react'
import { Button, EmptyState, FormError, FormStack, Modal, Select, TextArea, TextField } from '@parlour/ui-kit'
import { IconCheckFill } from '@parlour/ui-kit/icons'
import { feedbackBounds, type FeedbackBounds } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import { useFeedbackForm } from './use-feedback-form.ts'

/** Props of `FeedbackModal`. */
export interface FeedbackModalProps {
  /** Lengths that the brand asks for. */
  readonly bounds?: FeedbackBounds
  readonly onClose: () => void
}

/**
 * Sends feedback to the operator: type, text and contact. Module FEEDBACK3. Source: SVC-02.
 *
 * @example <FeedbackModal onClose={close} />
 */
export function FeedbackModal({ bounds = feedbackBounds, onClose }: FeedbackModalProps) {
  const text = useSupportText()
  const { form, effect, room, busy, unsure, problem, taken, number } = useFeedbackForm(bounds)
  const kinds = feedbackTypes.map((kind) => ({ value: kind, label: text(`support.feedback.kind.${kind}`) }))
  const done = (
    <Button variant="primary" onClick={onClose}>
      {text('support.feedback.done')}
    </Button>
  )
  const thanks = (
    <div role="status">
      <EmptyState
        art={<IconCheckFill size={36} />}
        title={
          number === null ? text('support.feedback.thanks.plain') : text('support.feedback.thanks', { id: number })
        }
        text={text('support.feedback.next')}
        action={done}
      />
    </div>
  )
  return (
    <Modal
      open
      name="feedback"
      title={text('support.feedback.title')}
      closeLabel={text('support.close')}
      onClose={onClose}
      locked={busy}
      width={560}
    >
      {taken ? (
        thanks
      ) : (
        <form {...form.formProps}>
          <FormStack>
            <Select
              {...form.bind('type')}
              label={text('support.feedback.kind')}
              required
              error={form.issues['type'] ? text('support.feedback.issue.kind') : undefined}
              options={[{ value: '', label: text('support.feedback.choose'), disabled: true }, ...kinds]}
            />
            <TextArea
              {...form.bind('content')}
              label={text('support.feedback.content')}
              hint={text('support.feedback.content.hint', { min: bounds.min })}
              required
              rows={6}
              error={
                form.issues['content']
                  ? text('support.feedback.issue.content', { min: bounds.min, max: room })
                  : undefined
              }
              limit={room}
              countLabel={(count, limit) => text('support.feedback.count', { count, limit })}
            />
            <TextField
              {...form.bind('contact')}
              label={text('support.feedback.contact')}
              optional={text('support.feedback.optional')}
              hint={text('support.feedback.contact.hint')}
              autoComplete="email"
              maxLength={100}
            />
            {problem ? <FormError>{problem}</FormError> : null}
            <LostAnswer effect={effect} />
            <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={effect.mustForget}>
              {text(unsure ? 'support.feedback.again' : 'support.feedback.send')}
            </Button>
          </FormStack>
        </form>
      )}
    </Modal>
  )
}
