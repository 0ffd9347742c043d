import type { ReactNode } from 'react'
import { IconCheck } from '../../icons/index.ts'

/** Props of `StepList`; `current` counts from 0, the steps before it are done. */
export type StepListProps = { steps: readonly { title: string; text?: ReactNode }[]; current?: number }

/** The way through, one step under another. */
export const StepList = ({ steps, current = 0 }: StepListProps) => (
  <ol className="p-steps">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="p-steps__step" data-state={index < current ? 'done' : index === current ? 'now' : 'next'} aria-current={index === current ? 'step' : undefined}>
        <span className="p-steps__mark" aria-hidden="true">{index < current ? <IconCheck size={16} /> : index + 1}</span>
        <div>
          <p className="p-steps__title">{title}</p>
          {text ? <p className="p-steps__text">{text}</p> : null}
        </div>
      </li>
    ))}
  </ol>
)
