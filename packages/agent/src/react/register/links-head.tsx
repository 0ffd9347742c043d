import type { AffiliateUrl } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { PeriodResult } from '@parlour/ui-kit'
import { bestLink, conversionOf, type Opened } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { useShare } from './use-share.ts'

interface LinksHeadProps {
  links: readonly AffiliateUrl[]
  /** Over all links. */
  totals: Opened | null
}

/** How all links went, in a sentence and in figures. */
export function LinksHead({ links, totals }: LinksHeadProps) {
  const text = useAgentText()
  const format = useFormat()
  const share = useShare()
  const best = bestLink(links)
  const count = totals?.registered ?? 0
  const all = totals && conversionOf(totals)
  return (
    <PeriodResult
      title={text('agent.register.came', { count })}
      text={text('agent.register.counted')}
      figures={[
        {
          id: 'opened',
          name: text('agent.register.opened'),
          value: format.number(totals?.opened ?? 0),
          note: text('agent.register.openedNote', { count: links.length }),
        },
        { id: 'registered', name: text('agent.register.registered'), value: format.number(count) },
        { id: 'conversion', name: text('agent.register.conversion'), value: share(all) },
        ...(best
          ? [
              {
                id: 'best',
                name: text('agent.register.best'),
                value: best.note || best.code,
                note: share(conversionOf(best)),
              },
            ]
          : []),
      ]}
    />
  )
}
