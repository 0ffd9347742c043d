import { useEffect, useRef, type ReactNode } from 'react'
import type { Language, Words } from './messages.ts'

interface FrameProps {
  places: readonly string[]
  footer: readonly string[]
  words: Words
  onLogin(): void
  /** The pointer is over the login: it may be pressed. */
  onNear?(): void
  children: ReactNode
}

/** Header and foot of the floors that a script draws. */
export function Frame({
  places,
  footer,
  words,
  onLogin,
  onNear,
  onLanguage,
  children,
}: FrameProps & { onLanguage(language: Language): void }) {
  const languages = useRef<HTMLDialogElement>(null)
  return (
    <>
      <header>
        <a href="/">vesper</a>
        <nav>
          {places.map((place) => (
            <a href="/" key={place}>
              {place}
            </a>
          ))}
        </nav>
        <button
          type="button"
          onClick={() => {
            document.documentElement.dataset['theme'] = 'light'
          }}
        >
          {words.theme}
        </button>
        <button type="button" onClick={() => languages.current?.showModal()}>
          {words.language}
        </button>
        <button type="button" onPointerEnter={onNear} onClick={onLogin}>
          {words.login}
        </button>
      </header>
      <main id="main">{children}</main>
      <footer>
        {footer.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </footer>
      <dialog ref={languages} aria-label={words.language}>
        <button
          type="button"
          onClick={() => {
            document.documentElement.lang = 'id'
            languages.current?.close()
            onLanguage('id')
          }}
        >
          Bahasa Indonesia
        </button>
      </dialog>
    </>
  )
}

interface LoginProps {
  words: Words
  name: string
  /** What is wrong with the name, or nothing. */
  problem: string
  onName(name: string): void
  onClose(): void
}

/** The login of the floors: a field that is checked with every key. */
export function Login({ words, name, problem, onName, onClose }: LoginProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label={words.login} onClose={onClose}>
      <label>
        {words.username}
        <input value={name} onChange={({ target }) => onName(target.value)} />
      </label>
      <small>{problem}</small>
    </dialog>
  )
}
