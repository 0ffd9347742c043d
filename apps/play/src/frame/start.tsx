import { render, type ComponentType } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import './frame.css'
import { keep, readKept } from './kept-session.ts'
import { connectParent, type Told } from './parent-port.ts'
import { scrubTicket } from './scrub-ticket.ts'
import { openGame, Refused, type Act, type Entry, type Session } from './server.ts'
import { makeSpeech, type Speech } from './speech.ts'

/** What every game is told when it opens; sums in minor units. */
export interface Opening {
  readonly token: string
  readonly game: { readonly id: number; readonly title: string; readonly studio: string; readonly category: string }
  readonly trial: boolean
  readonly balance: number
  readonly currencySymbol: string
  /** What a player gets back in percent, and how it was found out: exactly, or by simulated rounds with the half width of its 99 % interval. */
  readonly returnToPlayer: { readonly percent: number; readonly interval: number | null; readonly rounds: number | null }
}

/** A frame that is open: what it was told, its session, its words, and the way to the site. */
export interface Frame<Told_ extends Opening = Opening> {
  /** Of the game, as the document names it. */
  readonly id: string
  readonly opening: Told_
  readonly session: Session
  readonly speech: Speech
  /** What was asked for before a reload and is not known yet. */
  readonly pending: Act | null
  tell(type: Told): void
}

/** A game: the one component that its page shows once the session is open. */
export type Game<Told_ extends Opening> = ComponentType<{ frame: Frame<Told_> }>

/** What the document and its address say of the game: its id, the words, the ticket of the launch. */
interface Place {
  readonly id: string
  readonly fragment: URLSearchParams
  readonly words: string
}

const readPlace = (): Place => ({
  id: document.documentElement.dataset['game'] ?? '',
  fragment: new URLSearchParams(location.hash.slice(1)),
  words: document.getElementById('words')?.textContent ?? '{}',
})

function entryOf({ id, fragment }: Place): { readonly entry: Entry; readonly pending: Act | null } {
  const ticket = fragment.get('s')
  if (ticket) return { entry: { ticket }, pending: null }
  // Without either the server says in words that the session is over.
  const kept = readKept(id)
  return { entry: { token: kept?.token ?? '' }, pending: kept?.pending ?? null }
}

interface Failure {
  readonly text: string
  /** Whether trying again can help. */
  readonly again: boolean
}

function Door<Told_ extends Opening>({ path, place, game: Page }: { path: string; place: Place; game: Game<Told_> }) {
  const { id, fragment, words } = place
  const [{ entry, pending }] = useState(() => entryOf(place))
  const [tell] = useState(() => connectParent(fragment.get('o') ?? '', fragment.get('b') ?? ''))
  const [speak] = useState(() => makeSpeech(fragment.get('lang'), words))
  const [speech] = useState(() => speak(''))
  const [frame, setFrame] = useState<Frame<Told_> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  const open = useCallback(async () => {
    setFailure(null)
    const { language } = speech
    try {
      const opening = (await openGame(path, entry, language)) as Told_
      keep(id, { token: opening.token, pending })
      setFrame({ id, opening, session: { token: opening.token, language }, pending, tell, speech: speak(opening.currencySymbol) })
    } catch (error) {
      const refused = error instanceof Refused && error.status < 500 && error.status !== 429
      setFailure({ text: error instanceof Refused ? error.message : speech.word('offline'), again: !refused })
    }
  }, [id, path, entry, pending, speak, speech, tell])

  useEffect(() => void open(), [open])

  if (frame) return <Page frame={frame} />
  return (
    <main class="door" lang={speech.tag}>
      <p class="door__sign">{speech.word('playMoney')}</p>
      <h1>{document.title}</h1>
      <p role="status" class="door__line">{failure?.text ?? speech.word('opening')}</p>
      {failure?.again ? <button type="button" class="go" onClick={() => void open()}>{speech.word('retry')}</button> : null}
      <button type="button" class="quiet" onClick={() => tell('close')}>{speech.word('close')}</button>
    </main>
  )
}

/** Starts the page of a game: trades its ticket at `path`, then shows the game. */
export function start<Told_ extends Opening>(path: string, game: Game<Told_>): void {
  const place = readPlace()
  scrubTicket(place.fragment)
  document.documentElement.style.setProperty('--hue', document.documentElement.dataset['hue'] ?? '262')
  const host = document.getElementById('app')
  if (host) render(<Door path={path} place={place} game={game} />, host)
}
