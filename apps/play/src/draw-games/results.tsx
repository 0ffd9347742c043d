import { useState } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import { Balls } from './balls.tsx'
import type { Draw } from '../calls/draw-games.ts'

/** SHA-256 of a text, in hexadecimal. */
async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function Proof({ seal, secret, word }: { seal: string; secret: string; word: Speech['word'] }) {
  const [fits, setFits] = useState<boolean | null>(null)
  const check = async (open: boolean) => {
    if (open) setFits((await hashOf(secret)) === seal)
  }
  return (
    <details class="seal" onToggle={(event) => void check(event.currentTarget.open)}>
      <summary>{word('seal')}</summary>
      <code>{seal}</code>
      <p class="note">{word('secret')}</p>
      <code>{secret}</code>
      {fits === null ? null : (
        <p class="note" data-tone={fits ? undefined : 'bad'}>
          {word(fits ? 'fits' : 'unfit')}
        </p>
      )}
    </details>
  )
}

/** The last draws of a game, newest first, each with its seal and what it was made from. */
export const Results = ({ draws, speech: { word, locale } }: { draws: readonly Draw[]; speech: Speech }) => {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', dateStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' })
  return (
    <ul class="rows">
      {draws.map(({ numero, openedAt, numbers, seal, secret }) => (
        <li key={numero} class="result">
          <p class="result__head">
            <span>{word('numero', { numero })}</span> <span class="note">{time.format(openedAt)}</span>
          </p>
          <Balls numbers={numbers} />
          {seal && secret ? <Proof seal={seal} secret={secret} word={word} /> : null}
        </li>
      ))}
    </ul>
  )
}
