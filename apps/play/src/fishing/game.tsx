import { useMemo, useRef, useState } from 'preact/hooks'
import { Balance, Go } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import { Auto } from './auto.tsx'
import { Cannons } from './cannons.tsx'
import type { FishingOpening, SpeciesCode } from '../calls/fishing.ts'
import type { Census } from './fishing.ts'
import { Tank, type TankHandle } from './tank/tank.tsx'
import { PaysTable } from './pays-table.tsx'
import { SpeciesList } from './species-list.tsx'
import { useFishing, type FishingPlay } from './use-fishing.ts'
import { useKeys } from './use-keys.ts'

const goLabel = ({ play, left, auto }: FishingPlay, word: Frame['speech']['word']): string => {
  if (play.unsure) return word('check')
  if (left > 0) return word('autoStop', { left })
  return auto === null ? word('shoot') : word('autoGo', { count: auto })
}

/** A fishing hall: three cannons, nine species, and one shot at a time. */
export function Fishing({ frame }: { frame: Frame<FishingOpening> }) {
  const { opening, session, speech } = frame
  const { word, figure, money } = speech
  const tank = useRef<TankHandle>(null)
  const list = useRef<HTMLUListElement>(null)
  const [census, setCensus] = useState<Census>({})
  const fishing = useFishing(frame, tank)
  const { play, cannon, aim, auto, left } = fishing
  const unsure = play.unsure !== null
  const codes = opening.species.map(({ code }) => code)
  const percent = opening.returnToPlayer.percent

  const aimAt = (code: SpeciesCode) => {
    fishing.setAim(code)
    tank.current?.aim(code)
  }
  useKeys({
    codes,
    census,
    aim,
    list,
    cannons: opening.stakes.length,
    onAim: aimAt,
    onPress: fishing.press,
    onCannon: (at) => left === 0 && !unsure && fishing.setCannon(at),
  })

  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      <Cannons
        speech={speech}
        stakes={opening.stakes}
        value={cannon}
        disabled={left > 0 || unsure}
        onValue={fishing.setCannon}
      />
      <Auto speech={speech} value={auto} disabled={left > 0 || unsure} onValue={fishing.setAuto} />
      <Go label={goLabel(fishing, word)} disabled={unsure && play.busy} onPress={fishing.press} />
    </>
  )
  const rules = useMemo(
    () => (
      <>
        <p>{word('how')}</p>
        <p class="more">{word('howDecided')}</p>
        <p class="more">{word('howChance', { percent: figure(percent) })}</p>
        <p class="more">{word('howAuto')}</p>
        <PaysTable speech={speech} species={opening.species} percent={percent} />
      </>
    ),
    [opening, percent, speech, word, figure],
  )
  return (
    <Layout frame={frame} line={play.line} bar={bar} rules={rules} wide>
      <div class="tank">
        <Tank
          handle={tank}
          label={word('tank')}
          seed={session.token}
          species={codes}
          aim={aim}
          cannon={cannon}
          sum={money(opening.stakes[cannon] ?? 0)}
          pays={(code) => `${figure(opening.species.find((one) => one.code === code)?.pays ?? 0, 0)}×`}
          onShoot={fishing.shootAt}
          onEmpty={() => left === 0 && !play.busy && !unsure && play.say(word('empty'))}
          onCensus={setCensus}
        />
        <SpeciesList
          speech={speech}
          species={opening.species}
          census={census}
          aim={aim}
          disabled={unsure}
          list={list}
          onAim={aimAt}
          onShoot={fishing.shoot}
        />
      </div>
    </Layout>
  )
}
