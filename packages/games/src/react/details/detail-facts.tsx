import type { getGameDetails, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { FactList, Notice } from '@parlour/ui-kit'
import { useGamesText } from '../use-games-text.ts'

interface DetailFactsProps {
  details: ResponseOf<typeof getGameDetails>
  currency: string
}

/** The facts of a game, one a line, and how it is played. A provider that says nothing is not spoken for. */
export function DetailFacts({ details, currency }: DetailFactsProps) {
  const text = useGamesText()
  const format = useFormat()
  const {
    provider,
    gameType,
    rtp,
    returnRange,
    volatility,
    minBet,
    maxBet,
    lines,
    rules,
    supportTrail,
    isDemonstration,
    isOpen,
    maintenance,
  } = details
  const silent = text('games.details.unpublished')
  const told = (value: string | null | undefined) => value || silent
  const money = (amount: number) => format.money(amount, currency)
  const calm =
    volatility !== null && volatility >= 1 && volatility <= 5
      ? text.maybe(`games.details.volatility${Math.round(volatility)}`)
      : undefined
  const range = returnRange
    ? text('games.details.rtpRange', { from: format.percent(returnRange.from), to: format.percent(returnRange.to) })
    : silent
  const facts = [
    { id: 'provider', name: text('games.details.provider'), value: told(provider) },
    {
      id: 'category',
      name: text('games.details.category'),
      value: text.maybe(`games.category.${gameType}`) ?? gameType,
    },
    { id: 'rtp', name: text('games.details.rtp'), value: rtp === null ? range : format.percent(rtp) },
    { id: 'volatility', name: text('games.details.volatility'), value: told(calm) },
    {
      id: 'stakes',
      name: text('games.details.stakes'),
      value: maxBet > 0 ? text('games.rooms.stakes', { min: money(minBet), max: money(maxBet) }) : silent,
    },
    ...(gameType === 'RNG' || lines !== null
      ? [{ id: 'lines', name: text('games.details.lines'), value: lines === null ? silent : format.number(lines) }]
      : []),
    {
      id: 'demo',
      name: text('games.details.demo'),
      value: text(supportTrail ? 'games.details.yes' : 'games.details.no'),
    },
  ]
  return (
    <>
      {!isOpen && (
        <Notice tone="warn">
          {maintenance
            ? text('games.tile.maintenance', { time: format.time(maintenance.endTime) })
            : text('games.details.closed')}
        </Notice>
      )}
      {isDemonstration && <Notice>{text('games.details.demonstration')}</Notice>}
      <FactList facts={facts} />
      <section className="p-prose">
        <h3>{text('games.details.rules')}</h3>
        {rules.length > 0 ? (
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        ) : (
          <p>{silent}</p>
        )}
      </section>
    </>
  )
}
