import type { Speech } from '../frame/speech.ts'
import type { Bet, League, Leg } from '../calls/sportsbook.ts'
import type { Board } from './board.ts'
import { marketName, momentText, oddsText, selectionName, sidesOf, stateText } from './wording.ts'

interface BetsProps {
  speech: Speech
  board: Board
  leagues: readonly League[]
  /** The bets that were settled while the page was open. */
  fresh: ReadonlySet<string>
}

/** Where the fixture of a leg stands: its score, its minute, or when it starts. */
function legStands(
  speech: Speech,
  board: Board,
  leagues: readonly League[],
  { fixture: id, league: code, score, startsAt }: Leg,
): string {
  if (score) return score.join('–')
  const fixture = board.fixtures.get(id)
  const league = leagues.find((each) => each.code === code)
  if (!fixture || !league || fixture.state === 'open') return momentText(speech, startsAt)
  const count = fixture.live ? `${fixture.live.home}–${fixture.live.away} · ` : ''
  return `${count}${stateText(speech, league, fixture)}`
}

function BetCard({ speech, board, leagues, bet, isFresh }: Omit<BetsProps, 'fresh'> & { bet: Bet; isFresh: boolean }) {
  const { word, money } = speech
  const { stake, odds, possible, state, win, legs } = bet
  return (
    <li class="bet" data-state={state} data-fresh={isFresh ? '' : undefined}>
      <div class="bet__head">
        <p class="bet__kind">
          {legs.length > 1
            ? `${word('parlay')} · ${word('legsOf', { count: legs.length })}`
            : word('stakedOf', { stake: money(stake) })}
        </p>
        <p class="mark" data-state={state}>
          {word(`state.${state}`)}
        </p>
      </div>
      <ul class="bet__legs">
        {legs.map((leg) => (
          <li key={`${leg.fixture}/${leg.market}/${leg.pick}`} class="bet__leg" data-state={leg.state}>
            <p class="leg__pick">
              {selectionName(speech, leg, { kind: leg.market, line: leg.line }, leg.pick)}{' '}
              <span class="bet__odds">{oddsText(speech, leg.odds)}</span>
            </p>
            <p class="label">{marketName(speech, { kind: leg.market })}</p>
            <p class="label">
              {sidesOf(leg)} · {legStands(speech, board, leagues, leg)}
              {legs.length > 1 ? ` · ${word(`state.${leg.state}`)}` : ''}
            </p>
          </li>
        ))}
      </ul>
      <dl class="sums">
        {legs.length > 1 ? (
          <div>
            <dt>{word('stake')}</dt>
            <dd>{money(stake)}</dd>
          </div>
        ) : null}
        {legs.length > 1 ? (
          <div>
            <dt>{word('odds')}</dt>
            <dd>{oddsText(speech, odds)}</dd>
          </div>
        ) : null}
        {state === 'open' ? (
          <div>
            <dt>{word('possible')}</dt>
            <dd>{money(possible)}</dd>
          </div>
        ) : null}
        {state === 'won' || state === 'void' ? (
          <div>
            <dt>{word(`state.${state}`)}</dt>
            <dd class={state === 'won' ? 'gold' : undefined}>{money(win ?? 0)}</dd>
          </div>
        ) : null}
      </dl>
    </li>
  )
}

/** The bets of the player: the open ones, then the settled ones, the last first. */
export function BetsPanel({ fresh, ...shown }: BetsProps) {
  const {
    speech: { word },
    board,
  } = shown
  const all = [...board.bets.values()].toSorted((a, b) => b.placedAt - a.placedAt)
  if (all.length === 0) return <p class="nothing">{word('betsNone')}</p>
  const settled = all
    .filter(({ state }) => state !== 'open')
    .toSorted((a, b) => (b.settledAt ?? 0) - (a.settledAt ?? 0))
  const lists = [
    ['betsOpen', all.filter(({ state }) => state === 'open')],
    ['betsSettled', settled],
  ] as const
  return lists.map(([name, bets]) =>
    bets.length === 0 ? null : (
      <section key={name} class="bets" aria-labelledby={name}>
        <h2 id={name}>{word(name)}</h2>
        <ul class="bets__list">
          {bets.map((bet) => (
            <BetCard key={bet.id} {...shown} bet={bet} isFresh={fresh.has(bet.id)} />
          ))}
        </ul>
      </section>
    ),
  )
}
