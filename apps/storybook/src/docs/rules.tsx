import { IconCheckFill, IconErrorFill } from '@parlour/ui-kit/icons'
import type { Rule } from '@parlour/ui-kit/testing'

const faces = {
  do: { Icon: IconCheckFill, word: 'Do' },
  dont: { Icon: IconErrorFill, word: 'Don’t' },
} as const

function RuleCard({ kind, rule: { says, draw } }: { kind: keyof typeof faces; rule: Rule }) {
  const { Icon, word } = faces[kind]
  return (
    <li className="d-rule" data-kind={kind}>
      {draw && (
        <div className="d-rule__drawing" inert>
          {draw()}
        </div>
      )}
      <div className="d-rule__words">
        <p className="d-rule__kind">
          <Icon size={18} />
          {word}
        </p>
        <p className="d-small">{says}</p>
      </div>
    </li>
  )
}

/** What to do and what not, side by side; a card with a drawing where the rule has one. */
export const Rules = ({ dos, donts }: { readonly dos: readonly Rule[]; readonly donts: readonly Rule[] }) => (
  <div className="d-rules">
    <ul className="d-rules__side">
      {dos.map((rule) => (
        <RuleCard key={rule.says} kind="do" rule={rule} />
      ))}
    </ul>
    <ul className="d-rules__side">
      {donts.map((rule) => (
        <RuleCard key={rule.says} kind="dont" rule={rule} />
      ))}
    </ul>
  </div>
)
