import { useState } from 'preact/hooks'
import type { Speech } from '../frame/speech.ts'
import type { ChatLine } from '../calls/chat.ts'
import type { SendingLine } from './conversation.ts'
import type { Chat } from './use-chat.ts'

const nameOf = { visitor: 'you', operator: 'operator', automatic: 'automatic' } as const satisfies Record<
  ChatLine['author'],
  string
>

/** The lines of a conversation, each with its author and time, then those on their way. */
export function Lines({ chat: { lines, sending, write }, speech: { word, locale } }: { chat: Chat; speech: Speech }) {
  const [times] = useState(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
  return (
    <ol class="lines">
      {lines.map(({ id, author, text, at }) => (
        <li key={id} class="said" data-author={author}>
          <span class="who">{word(nameOf[author])}</span>
          <p class="words">{text}</p>
          <span class="when">{times.format(at)}</span>
        </li>
      ))}
      {sending.map((line) => (
        <Sending key={line.key} line={line} word={word} write={write} />
      ))}
    </ol>
  )
}

const Sending = ({ line, word, write }: { line: SendingLine; word: Speech['word']; write: Chat['write'] }) => (
  <li class="said" data-author="visitor">
    <span class="who">{word('you')}</span>
    <p class="words">{line.text}</p>
    <span class="when">
      {line.why === null ? (
        word('sending')
      ) : (
        <>
          {line.why}{' '}
          <button class="again" type="button" onClick={() => write(line)}>
            {word('again')}
          </button>
        </>
      )}
    </span>
  </li>
)
