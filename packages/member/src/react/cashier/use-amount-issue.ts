import type { IssueCode } from '@parlour/validation'
import type { Form } from '@parlour/validation/react'
import { useRef, useState, type FocusEvent } from 'react'

/** Issues that more figures make worse: they are said while the sum is typed. */
const atOnce = new Set<IssueCode>(['most'])

/**
 * What is wrong with the amount of a form: what a press or the server found, else what holds for the sum as it stands,
 * as soon as its field was left or a sum chosen, and from then on until it is right. `code` is what holds now;
 * `settled` whether the sum is not being typed any more.
 */
export function useAmountIssue<Field extends string>(form: Form<Field | 'amount'>, code: IssueCode | null) {
  const focused = useRef(false)
  const [settled, setSettled] = useState(true)
  const given = form.values.amount !== ''
  const issue = form.issues['amount']?.code ?? (given && code && (settled || atOnce.has(code)) ? code : null)
  /** A button that took the press must not move away below it: the field counts as left once the press is over. */
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement>) => {
    focused.current = false
    if (!(relatedTarget instanceof HTMLButtonElement)) return setSettled(true)
    const page = currentTarget.ownerDocument
    const over = () => {
      for (const end of ['click', 'keyup']) page.removeEventListener(end, over)
      if (!focused.current) setSettled(true)
    }
    for (const end of ['click', 'keyup']) page.addEventListener(end, over)
  }
  const onFocus = () => {
    focused.current = true
  }
  /**
   * Called with each change of the sum: one that is being typed is not judged yet, unless something was wrong before.
   */
  const onChanged = () => {
    if (focused.current && !issue) setSettled(false)
  }
  return { issue, settled, onChanged, focus: { onFocus, onBlur } }
}
