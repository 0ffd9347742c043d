import { useState } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import { countCombinations } from './combinations.ts'
import { optionText, paysText } from './line-text.ts'
import { Options } from './options.tsx'
import type { DrawGameState, PlayKind, SlipLine } from '../calls/draw-games.ts'

interface PickerProps {
  told: Pick<DrawGameState, 'plays' | 'mostCombinations'>
  stake: number
  speech: Speech
  /** Says why there is no line yet. */
  onHint: (text: string) => void
  /** Takes a line; answers whether there was room for it. */
  onAdd: (line: SlipLine) => boolean
}

const none = (play: PlayKind): readonly (readonly string[])[] => play.places.map(() => [])

/** The ways to play a draw, and the choice of numbers for one of them. */
export function Picker({ told: { plays, mostCombinations }, stake, speech, onHint, onAdd }: PickerProps) {
  const { word, money, figure } = speech
  const [name, setName] = useState(plays[0]?.name ?? '')
  const play = plays.find((one) => one.name === name) ?? plays[0]
  const [chosen, setChosen] = useState<readonly (readonly string[])[]>(play ? none(play) : [])
  if (!play) return null
  const combinations = countCombinations(play, chosen)
  const put = (place: number, options: readonly string[]) =>
    setChosen(chosen.map((row, at) => (at === place ? options : row)))
  const toggle = (place: number, option: string) => {
    const row = chosen[place] ?? []
    put(
      place,
      row.includes(option)
        ? row.filter((one) => one !== option)
        : (play.places[place]?.options ?? []).filter((one) => one === option || row.includes(one)),
    )
  }
  const missing = play.take > 1 ? word('chooseMore', { count: play.take }) : word('choosePlace')
  const hint =
    combinations === 0
      ? missing
      : combinations > mostCombinations
        ? word('tooMany', { count: figure(mostCombinations, 0) })
        : null

  const add = () => {
    if (hint) return onHint(hint)
    if (onAdd({ play: play.name, chosen: chosen.map((row) => row.join(' ')), stake, combinations }))
      setChosen(none(play))
  }
  return (
    <section class="picker" aria-label={word('plays')}>
      <div class="chips" role="group" aria-label={word('plays')}>
        {plays.map((one) => (
          <button
            key={one.name}
            class="chip"
            type="button"
            aria-pressed={one.name === play.name}
            onClick={() => {
              setName(one.name)
              setChosen(none(one))
            }}
          >
            {word(`play.${one.name}`)}
          </button>
        ))}
      </div>
      <p class="about">
        {word(`about.${play.about}`, { middle: play.middle ?? '' })}{' '}
        <span class="about__pays">{word('pays', { times: paysText(speech, play.pays) })}</span>{' '}
        <span class="note">{word('returns', { percent: figure(play.percent, 3) })}</span>
      </p>
      {play.places.map(({ name: place, options }, at) => (
        <div key={`${play.name}/${place}`} class="place" role="group" aria-label={word(`place.${place}`)}>
          <div class="place__head">
            <span class="label">{word(`place.${place}`)}</span>
            {options.length > 2 && options.length <= 10 ? (
              <button
                class="mini"
                type="button"
                aria-label={word('allOf', { place: word(`place.${place}`) })}
                onClick={() => put(at, options)}
              >
                {word('all')}
              </button>
            ) : null}
            {options.length > 2 ? (
              <button
                class="mini"
                type="button"
                aria-label={word('clearOf', { place: word(`place.${place}`) })}
                onClick={() => put(at, [])}
              >
                {word('clear')}
              </button>
            ) : null}
          </div>
          <Options
            options={options}
            chosen={chosen[at] ?? []}
            wide={options.length < 3}
            nameOf={(option) => optionText(speech, option)}
            onToggle={(option) => toggle(at, option)}
          />
        </div>
      ))}
      <div class="picker__foot">
        <p class="about">
          <span>{word('combinations', { count: figure(combinations, 0) })}</span>{' '}
          <strong>{money(combinations * stake)}</strong>
        </p>
        <button class="quiet add" type="button" onClick={add}>
          {word('add')}
        </button>
      </div>
    </section>
  )
}
