import type { CSSProperties } from 'react'
import { IconSend } from '../icons/index.ts'
import { IconButton } from '../components/icon-button/icon-button.tsx'

const said = [
  ['bo***88', 'Reef hall is paying tonight'],
  ['tra***vy', 'Which table, Halcyon?'],
  ['You', 'Salon Privé, seat four'],
] as const
const words = { write: 'Write a message', send: 'Send' }

const bubble = (own: boolean): CSSProperties => ({
  justifySelf: own ? 'end' : 'start',
  maxInlineSize: '80%',
  padding: '8px 12px',
  borderRadius: 10,
  background: own ? 'var(--color-accent-soft)' : 'var(--color-s2)',
  font: 'var(--font-14)',
})

/** A room with three messages, as the chat of the platform draws it in its frame. */
export const Chat = () => (
  <div style={{ display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)', gap: 12, blockSize: '100%', padding: 12 }}>
    <ul style={{ display: 'grid', alignContent: 'start', gap: 10 }}>
      {said.map(([who, text]) => (
        <li key={who} style={bubble(who === 'You')}>
          <p style={{ color: 'var(--color-t2)', font: 'var(--font-12)' }}>{who}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <form
      style={{
        display: 'flex',
        border: '1px solid var(--color-edge)',
        borderRadius: 10,
        background: 'var(--color-well)',
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <input
        aria-label={words.write}
        placeholder={words.write}
        style={{ flex: 1, minInlineSize: 0, paddingInline: 14, border: 0, background: 'none', fontSize: 16 }}
      />
      <IconButton label={words.send} icon={<IconSend />} />
    </form>
  </div>
)
