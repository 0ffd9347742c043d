import type { ReactNode } from 'react'
import { IconCheck, IconClose } from '../../icons/index.ts'
import { VisuallyHidden } from '../hidden/hidden.tsx'

/** One step of a process. */
export type Step = {
  title: string
  text?: ReactNode
  /** When the step was reached, as text; at the end of the row. */
  time?: ReactNode
  /** What can be done at this step. */
  action?: ReactNode
  /** The process ended here: refused or cancelled. */
  failed?: boolean
}

/**
 * Props of `Stepper`; `current` counts from 0, the steps before it are done, and at `steps.length` all are.
 */
export type StepperProps = {
  steps: readonly Step[]
  current?: number
  /** `down` has room for texts, times and actions; `across` is for three or four short steps and turns on a phone. */
  direction?: 'down' | 'across'
  /** What a tick and a cross say to those who do not see them; needed as soon as a step is done or failed. */
  words?: { done: string; failed: string }
}

const stateOf = (step: Step, index: number, current: number) =>
  step.failed ? 'failed' : index < current ? 'done' : index === current ? 'now' : 'next'

const marks = { done: <IconCheck size={14} />, failed: <IconClose size={14} /> }

/**
 * The steps of a process: done, current, next.
 *
 * @example <Stepper steps={[{ title: 'Sent' }, { title: 'Checked' }, { title: 'Paid' }]} current={1} words={{ done: 'done', failed: 'failed' }} />
 */
export const Stepper = ({ steps, current = 0, direction = 'down', words }: StepperProps) => (
  <ol className="p-stepper" data-direction={direction}>
    {steps.map((step, index) => {
      const state = stateOf(step, index, current)
      return (
        <li
          key={step.title}
          className="p-stepper__step"
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="p-stepper__mark">
            {state === 'done' || state === 'failed' ? (
              <>
                {marks[state]}
                {words ? <VisuallyHidden>{words[state]}</VisuallyHidden> : null}
              </>
            ) : (
              index + 1
            )}
          </span>
          <div className="p-stepper__words">
            <p className="p-stepper__title">{step.title}</p>
            {step.time ? <p className="p-stepper__time">{step.time}</p> : null}
            {step.text ? <p className="p-stepper__text">{step.text}</p> : null}
            {step.action ? <div className="p-stepper__action">{step.action}</div> : null}
          </div>
        </li>
      )
    })}
  </ol>
)
