import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Balance, Go } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import { usePlay } from '../frame/use-play.ts'
import { BetsPanel } from './bets-panel.tsx'
import type { Fixture, Market, PickName, Placed, SportsbookOpening } from '../calls/sportsbook.ts'
import { SportsbookRules } from './sportsbook-rules.tsx'
import './sportsbook.css'
import { dayTabs, firstTab, groupsOf } from './days.ts'
import { FixtureList } from './fixture-list.tsx'
import { SidePanel, SideSheet, useRoom, type SideTab } from './side.tsx'
import { BetSlipPanel } from './bet-slip-panel.tsx'
import { standing, stakeOf, type BetSlipLeg } from './bet-slip.ts'
import { settledBets, settledText } from './settled.ts'
import { TabPanel, Tabs } from './tabs.tsx'
import { useBoard, type Looked } from './use-board.ts'
import { useBetSlip } from './use-bet-slip.ts'
import { oddsText, selectionName } from './wording.ts'

/** The sportsbook: fixtures by day and league, a slip, and the bets of the player. */
export function Sportsbook({ frame }: { frame: Frame<SportsbookOpening> }) {
  const { id, opening, session, speech } = frame
  const { word, money } = speech
  const play = usePlay(frame, word('ready'))
  const slip = useBetSlip(id, String((opening.stakes[0] ?? opening.least) / 100), (fixture) =>
    opening.fixtures.some((each) => each.id === fixture),
  )
  const isRoomy = useRoom()
  const [side, setSide] = useState<SideTab>('slip')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const [focusSide, setFocusSide] = useState(0)
  const actsRef = useRef(0)

  const onAnswer = ({ balance, before, after, stamp }: Looked) => {
    if (stamp === actsRef.current) play.setBalance(balance)
    const over = settledBets(before, after)
    if (over.length === 0) return
    setFresh(new Set(over.map((bet) => bet.id)))
    if (!play.unsure && !play.busy) play.say(...settledText(speech, over))
  }
  const live = useBoard(opening, session, {
    stamp: () => actsRef.current,
    onAnswer,
    onLost: (isLost, why) => (isLost ? play.say(why || word('away'), 'bad') : play.say(word('ready'))),
  })
  const { board } = live
  const tabs = useMemo(() => dayTabs(speech, board), [speech, board])
  const [chosen, setChosen] = useState(() => firstTab(tabs))
  const tab = tabs.some((each) => each.id === chosen) ? chosen : firstTab(tabs)
  const held = play.busy || play.unsure !== null

  useEffect(() => {
    if (focusSide > 0) document.getElementById('side-tab-bets')?.focus()
  }, [focusSide])

  const onPick = (fixture: Fixture, market: Market, pick: PickName, odds: number) => {
    const leg: BetSlipLeg = { fixture: fixture.id, market: market.kind, line: market.line, pick, odds }
    const name = selectionName(speech, fixture, market, pick)
    if (!slip.has(leg) && slip.slip.legs.length >= opening.mostLegs)
      return play.say(word('slipFull', { count: opening.mostLegs }), 'bad')
    setSide('slip')
    play.say(
      slip.toggle(leg) ? word('added', { pick: name, odds: oddsText(speech, odds) }) : word('removed', { pick: name }),
    )
  }
  const onSlip = () => {
    setSide('slip')
    if (isRoomy) document.getElementById('side-tab-slip')?.focus()
    else setIsSheetOpen(true)
  }
  const onRemove = (leg: BetSlipLeg) => {
    const fixture = board.fixtures.get(leg.fixture)
    slip.remove(leg)
    if (fixture)
      play.say(
        word('removed', { pick: selectionName(speech, fixture, { kind: leg.market, line: leg.line }, leg.pick) }),
      )
    document.getElementById('side-tab-slip')?.focus()
  }
  const finish = async (asked: Promise<Placed | null>) => {
    actsRef.current++
    const placed = await asked
    actsRef.current++
    if (!placed) return live.refresh()
    const stake = placed.bets.reduce((sum, bet) => sum + bet.stake, 0)
    const possible = placed.bets.reduce((sum, bet) => sum + bet.possible, 0)
    live.put(placed.bets)
    slip.clear()
    setSide('bets')
    setFocusSide((count) => count + 1)
    play.say(word('placed', { stake: money(stake), possible: money(possible) }))
  }
  const onPlace = () => {
    const { kind, stake } = slip.slip
    const legs = standing(slip.slip, board).map(({ leg }) => leg)
    play.say(word('placing'))
    void finish(
      play.act('/api/sportsbook/bet', {
        kind,
        stake: stakeOf(stake) ?? 0,
        legs: legs.map(({ fixture, market, pick, odds }) => ({ fixture, market, pick, odds })),
      }),
    )
  }

  const check = () => void finish(play.check<'/api/sportsbook/bet'>())

  const open = [...board.bets.values()].filter(({ state }) => state === 'open').length
  const sideProps = { speech, tab: side, onTab: setSide, counts: { slip: slip.slip.legs.length, bets: open } }
  const inside =
    side === 'slip' ? (
      <BetSlipPanel
        speech={speech}
        opening={opening}
        board={board}
        slip={slip}
        balance={play.balance}
        busy={play.busy}
        unsure={play.unsure !== null}
        onPlace={onPlace}
        onCheck={check}
        onRemove={onRemove}
      />
    ) : (
      <BetsPanel speech={speech} board={board} leagues={opening.leagues} fresh={fresh} />
    )
  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      {isRoomy ? <p class="note">{word('clock')}</p> : null}
      {play.unsure ? <Go label={word('check')} disabled={play.busy} onPress={check} /> : null}
      {isRoomy || play.unsure ? null : (
        <Go
          quiet={slip.slip.legs.length === 0}
          label={word('slipCount', { count: slip.slip.legs.length })}
          onPress={() => setIsSheetOpen(true)}
        />
      )}
    </>
  )
  return (
    <Layout frame={frame} line={play.line} bar={bar} rules={<SportsbookRules speech={speech} opening={opening} />} wide>
      <div class="sportsbook">
        <div class="coupon__list">
          <Tabs name="day" label={word('days')} tabs={tabs} chosen={tab} onChoose={setChosen} />
          <TabPanel name="day" chosen={tab} still={tab === 'live' || tab === 'results'}>
            <FixtureList
              speech={speech}
              groups={groupsOf(speech, board, opening.leagues, tab)}
              slip={slip}
              held={held}
              onPick={onPick}
              onSlip={onSlip}
            />
          </TabPanel>
        </div>
        {isRoomy ? (
          <SidePanel {...sideProps}>{inside}</SidePanel>
        ) : (
          <SideSheet {...sideProps} isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} said={play.line.text}>
            {inside}
          </SideSheet>
        )}
      </div>
    </Layout>
  )
}
