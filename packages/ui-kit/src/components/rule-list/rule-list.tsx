import { IconCheck } from '../../icons/index.ts'

/**
 * Props of `RuleList`; `label` is the accessible name, `doneLabel` is read out after a rule that the text keeps.
 */
export type RuleListProps = {
  label: string
  doneLabel: string
  rules: readonly { id: string; text: string; ok: boolean }[]
}

/**
 * The rules of a field, ticked while the visitor types.
 *
 * @example <RuleList label="Password rules" doneLabel="done" rules={[{ id: 'length', text: '8 to 20 characters', ok: true }]} />
 */
export const RuleList = ({ label, doneLabel, rules }: RuleListProps) => (
  <ul className="p-rules" aria-label={label}>
    {rules.map(({ id, text, ok }) => (
      <li key={id} className="p-rules__rule" data-ok={ok || undefined}>
        {ok ? <IconCheck size={14} /> : <span className="p-rules__dot" />}
        <span>
          {text}
          {ok ? <span className="p-hidden"> {doneLabel}</span> : null}
        </span>
      </li>
    ))}
  </ul>
)
