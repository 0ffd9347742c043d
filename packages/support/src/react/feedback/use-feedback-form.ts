import { useEndpointMutation } from '@parlour/api-client/react'
import { feedbackTypes, sendFeedback } from '@parlour/api-client/endpoints'
import { useAccount, useProblem } from '@parlour/screen-kit/react'
import { createValidator, feedbackRules, type FormValues, type Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { feedbackText, roomFor, type FeedbackBounds, type FeedbackForm, type FeedbackKind } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import { feedbackDraftAtom } from './draft-atom.ts'

/** A field of the form. */
export type FeedbackField = keyof FeedbackForm

const isKind = (type: string): type is FeedbackKind => feedbackTypes.some((kind) => kind === type)

/**
 * The form of feedback: sent once however often the button is
 * pressed, and kept until it was taken. Source: SVC-02, VAL-10.
 */
export function useFeedbackForm(bounds: FeedbackBounds) {
  const text = useSupportText()
  const problem = useProblem()
  const account = useAccount()
  const draft = useAtomValue(feedbackDraftAtom)(account)
  const label = text('support.feedback.contact.line')
  const effect = useEndpointMutation(sendFeedback, {
    scope: `feedback/${account}`,
    onDone: () => draft.clear(),
  })
  const { status, data, error, send, mustForget } = effect
  const check = useCallback(
    (field: FeedbackField, values: FormValues): Issue | null => {
      const max = roomFor({ contact: values['contact'] ?? '' }, label, bounds)
      return createValidator(feedbackRules({ ...bounds, max })).check(field, values)
    },
    [label, bounds],
  )
  const form = useForm<FeedbackField>({
    fields: ['type', 'content', 'contact'],
    initial: {},
    check,
    linked: { contact: 'content' },
    draft,
    onSubmit: (values) => isKind(values.type) && send({ type: values.type, content: feedbackText(values, label) }),
  })
  return {
    form,
    effect,
    /** Characters the text may have beside the contact. */
    room: roomFor(form.values, label, bounds),
    busy: status === 'sending',
    /** Sent before, and no answer came: the same press again counts once. */
    unsure: status === 'unsure' && !mustForget,
    problem:
      error && status !== 'sending' && !mustForget
        ? error.kind === 'unsure'
          ? text('support.feedback.unsure')
          : problem(error)
        : null,
    taken: status === 'done',
    /** The number of what was taken; null where the platform gives none. */
    number: data?.feedbackId ?? null,
  }
}
