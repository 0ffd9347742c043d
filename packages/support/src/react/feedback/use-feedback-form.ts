import { useEndpointMutation } from '@parlour/api-client/react'
import { feedbackTypes, sendFeedback } from '@parlour/api-client/endpoints'
import { useProblem } from '@parlour/auth/react'
import { createValidator, feedbackRules, type FormValues, type Issue } from '@parlour/validation'
import { useForm } from '@parlour/validation/react'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { feedbackText, roomFor, type FeedbackBounds, type FeedbackForm, type FeedbackKind } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import { useAccount } from '../use-account.ts'
import { feedbackDraftAtom } from './draft-atom.ts'

/** A field of the form. */
export type FeedbackField = keyof FeedbackForm

const isKind = (type: string): type is FeedbackKind => feedbackTypes.some((kind) => kind === type)

/** The form of feedback: sent once however often the button is pressed, and kept until it was taken. Source: SVC-02, VAL-10. */
export function useFeedbackForm(bounds: FeedbackBounds) {
  const text = useSupportText()
  const problem = useProblem()
  const account = useAccount()
  const draft = useAtomValue(feedbackDraftAtom)(account)
  const label = text('support.feedback.contact.line')
  const { status, data, error, send } = useEndpointMutation(sendFeedback, { scope: `feedback/${account}`, onDone: () => draft.clear() })
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
    /** Characters the text may have beside the contact. */
    room: roomFor(form.values, label, bounds),
    busy: status === 'sending',
    /** Sent before, and nobody knows whether it arrived: the same press again counts once. */
    unsure: status === 'unsure',
    problem: error && status !== 'sending' ? problem(error) : null,
    /** The number of what was taken; null while it was not. */
    taken: status === 'done' ? (data?.feedbackId ?? null) : null,
  }
}
