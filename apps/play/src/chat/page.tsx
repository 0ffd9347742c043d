import { useEffect, useRef, useState } from 'preact/hooks'
import type { ChatPlace } from './conversation.ts'
import { Lines } from './lines.tsx'
import { useChat } from './use-chat.ts'

/** Signs a line may have; the server takes no more. */
const longest = 1000

interface ChatPageProps {
  place: ChatPlace
  title: string
  /** Six hexadecimal digits of the site's colour, or nothing. */
  color: string
}

/** The page of a chat: who is spoken to, the conversation, and where to write. */
export function ChatPage({ place, title, color }: ChatPageProps) {
  const {
    speech: { word, tag },
    tell,
  } = place
  const chat = useChat(place)
  const { state, lines, sending, isGuest, notice } = chat
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  useEffect(() => scroll.current?.scrollTo(0, scroll.current.scrollHeight), [lines.length, sending.length])

  // No form: a sandboxed frame may not submit one.
  const submit = () => {
    const words = text.trim()
    if (words === '' || state !== 'open') return
    setText('')
    chat.write({ key: crypto.randomUUID(), text: words })
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    submit()
  }
  const left = longest - text.length
  return (
    <main
      class="chat"
      lang={tag}
      onKeyUp={tell ? ({ key, isComposing }) => key === 'Escape' && !isComposing && tell('minimise') : undefined}
    >
      {/* The site that holds the page has the head: title, minimise, close. */}
      <header
        class="chat-head"
        data-held={tell ? '' : undefined}
        style={!tell && /^[\da-f]{6}$/i.test(color) ? { '--head': `#${color}` } : undefined}
      >
        <div class="chat-name">
          <h1 class={tell ? 'unseen' : undefined}>{title}</h1>
          <p class="sign">{word('demonstration')}</p>
        </div>
      </header>
      <div class="scroll" ref={scroll} role="log" aria-label={word('log')} aria-busy={state === 'opening'} tabIndex={0}>
        <p class="intro">{word('welcome')}</p>
        {isGuest ? <p class="intro">{word('guest')}</p> : null}
        <Lines chat={chat} speech={place.speech} />
      </div>
      <p class="notice" role="status">
        {notice}
      </p>
      <div class="writer">
        <label class="label" for="text">
          {word('write')}
        </label>
        <p class="left" aria-live="polite">
          {left <= 100 ? word('left', { count: left }) : ''}
        </p>
        <textarea
          id="text"
          ref={field}
          rows={2}
          maxLength={longest}
          enterkeyhint="send"
          disabled={state !== 'open'}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKey}
        />
        <button class="send" type="button" disabled={state !== 'open'} onClick={submit}>
          {word('send')}
        </button>
      </div>
    </main>
  )
}
