import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** A step of a `Waterfall`. */
export type WaterfallStep = {
  id: string
  name: string
  /** Under the name: what it is made of. */
  note?: ReactNode
  /** What it adds, or takes away where it is below zero, as a raw number. */
  value: number
  /** The same, formatted with its sign. */
  sum: string
  /** Where the rows are that it was made from. */
  href?: string
}

/** Props of `Waterfall`. */
export type WaterfallProps = {
  /** Accessible name of the list. */
  label: string
  /** In the order in which they count. */
  steps: readonly WaterfallStep[]
  /** What they come to. */
  total: Omit<WaterfallStep, 'value'>
}

/**
 * How a sum came about: each step with its figure and a bar that begins where the step before ended, and the total.
 *
 * @example
 * <Waterfall
 *   label="Commission of 20 November"
 *   steps={[
 *     { id: 'gross', name: 'Turnover × rate', value: 241_260, sum: '₱2,412.60' },
 *     { id: 'handed', name: 'Handed on', value: -68_420, sum: '−₱684.20' },
 *   ]}
 *   total={{ id: 'paid', name: 'Paid', sum: '₱1,728.40' }}
 * />
 */
export const Waterfall = ({ label, steps, total }: WaterfallProps) => {
  const ends = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, { value }) => sum + value, 0))
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)]
  const part = (value: number) => `${high > low ? (value / (high - low)) * 100 : 0}%`
  const bar = (from: number, to: number) => ({
    insetInlineStart: part(Math.min(from, to) - low),
    inlineSize: part(Math.abs(to - from)),
  })
  return (
    <ol className="p-waterfall" aria-label={label}>
      {steps.map((step, at) => (
        <Step
          key={step.id}
          {...step}
          tone={step.value < 0 ? 'off' : at === 0 ? 'first' : 'on'}
          place={bar(ends[at - 1] ?? 0, ends[at] ?? 0)}
        />
      ))}
      <Step {...total} tone="total" place={bar(0, ends.at(-1) ?? 0)} />
    </ol>
  )
}

type StepProps = Omit<WaterfallStep, 'value'> & {
  tone: 'first' | 'on' | 'off' | 'total'
  place: { insetInlineStart: string; inlineSize: string }
}

const Step = ({ name, note, sum, href, tone, place }: StepProps) => (
  <li className="p-waterfall__step" data-tone={tone}>
    <span className="p-waterfall__words">
      {href ? (
        <Link className="p-waterfall__name" href={href}>
          {name}
        </Link>
      ) : (
        <span className="p-waterfall__name">{name}</span>
      )}
      {note ? <span className="p-waterfall__note">{note}</span> : null}
    </span>
    <span className="p-waterfall__sum">{sum}</span>
    <span className="p-waterfall__track" aria-hidden="true">
      <span className="p-waterfall__bar" style={place} />
    </span>
  </li>
)
