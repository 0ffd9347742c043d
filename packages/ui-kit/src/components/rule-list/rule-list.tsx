import { IconCheck } from '../../icons/index.ts'

/** Props of `RuleList`; `doneLabel` is read out after a rule that is kept. */
export type RuleListProps = { label: string; doneLabel: string; rules: readonly { id: string; text: string; ok: boolean }[] }

/** The rules of a field as a list that ticks itself off while one types. */
export const RuleList = ({ label, doneLabel, rules }: RuleListProps) => (
  <ul className="p-rules" aria-label={label}>
    {rules.map(({ id, text, ok }) => (
      <li key={id} className="p-rules__rule" data-ok={ok || undefined}>
        {ok ? <IconCheck size={14} /> : <span className="p-rules__dot" />}
        <span>{text}{ok ? <span className="p-hidden"> {doneLabel}</span> : null}</span>
      </li>
    ))}
  </ul>
)
