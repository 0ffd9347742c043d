import { render, type ComponentType } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { OpeningPath, Openings } from '../calls/frame-calls.ts'
import type { Opening } from '../calls/frame.ts'
import './frame.css'
import { keep, readStored } from './stored-session.ts'
import { connectParent, type ParentMessage } from './parent-port.ts'
import { scrubTicket } from './scrub-ticket.ts'
import { openGame, Refused, type Act, type Entry, type Session } from './server.ts'
import { makeSpeech, type Speech } from './speech.ts'

/** A frame that is open: its opening answer, its session, its texts, and the way to the site. */
export interface Frame<Told_ extends Opening = Opening> {
  /** Of the game, as the document names it. */
  readonly id: string
  readonly opening: Told_
  readonly session: Session
  readonly speech: Speech
  /** What was asked for before a reload and is not known yet. */
  readonly pending: Act | null
  tell(type: ParentMessage): void
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
  const kept = readStored(id)
  return { entry: { token: kept?.token ?? '' }, pending: kept?.pending ?? null }
}

interface Failure {
  readonly text: string
  /** Whether trying again can help. */
  readonly again: boolean
}

function GameEntry<Path extends OpeningPath>({
  path,
  place,
  game: Page,
}: {
  path: Path
  place: Place
  game: Game<Openings[Path]>
}) {
  const { id, fragment, words } = place
  const [{ entry, pending }] = useState(() => entryOf(place))
  const [tell] = useState(() => connectParent(fragment.get('o') ?? '', fragment.get('b') ?? ''))
  const [speak] = useState(() => makeSpeech(fragment.get('lang'), words))
  const [speech] = useState(() => speak('', 'UTC'))
  const [frame, setFrame] = useState<Frame<Openings[Path]> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  const open = useCallback(async () => {
    setFailure(null)
    const { language } = speech
    try {
      const opening = await openGame(path, entry, language)
      keep(id, { token: opening.token, pending })
      setFrame({
        id,
        opening,
        session: { token: opening.token, language },
        pending,
        tell,
        speech: speak(opening.currencySymbol, opening.timeZone),
      })
    } catch (error) {
      const refused = error instanceof Refused && error.status < 500 && error.status !== 429
      setFailure({ text: error instanceof Refused ? error.message : speech.word('offline'), again: !refused })
    }
  }, [id, path, entry, pending, speak, speech, tell])

  useEffect(() => void open(), [open])

  if (frame) return <Page frame={frame} />
  return (
    <main class="start-page" lang={speech.tag}>
      <p class="start-page__sign">{speech.word('playMoney')}</p>
      <h1>{document.title}</h1>
      <p role="status" class="start-page__line">
        {failure?.text ?? speech.word('opening')}
      </p>
      {failure?.again ? (
        <button type="button" class="go" onClick={() => void open()}>
          {speech.word('retry')}
        </button>
      ) : null}
      <button type="button" class="quiet" onClick={() => tell('close')}>
        {speech.word('close')}
      </button>
    </main>
  )
}

/** Starts the page of a game: trades its ticket at `path`, then shows the game. */
export function start<Path extends OpeningPath>(path: Path, game: Game<Openings[Path]>): void {
  const place = readPlace()
  scrubTicket(place.fragment)
  document.documentElement.style.setProperty('--hue', document.documentElement.dataset['hue'] ?? '262')
  const host = document.getElementById('app')
  if (host) render(<GameEntry path={path} place={place} game={game} />, host)
}
