import { expect, test } from 'vitest'
import { makeFrame } from '../testing/make-frame.ts'
import { show } from '../testing/show.ts'
import { cardName } from './card.ts'
import { PlayingCard } from './playing-card.tsx'

const deck = ['s', 'h', 'd', 'c'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => `${rank}${suit}`))
const { speech } = makeFrame('cards', { opening: {} })

test('every card has a face of its own, with as many characters as it counts', () => {
  const host = show(
    <div>
      {deck.map((card) => (
        <PlayingCard key={card} card={card} />
      ))}
    </div>,
  )
  const faces = [...host.querySelectorAll('.card__face')]
  expect(new Set(faces.map((face) => face.outerHTML)).size).toBe(52)
  const signs = (card: string) => faces[deck.indexOf(card)]?.querySelectorAll('.card__whole > path').length
  expect(['As', '2h', '3d', '4c', '5s', '6h', '7d', '8c', '9s', 'Th'].map(signs)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
})

test('a small card shows one large rank, a large one its signs', () => {
  const host = show(
    <div>
      <div style={{ inlineSize: '44px' }}>
        <PlayingCard card="Td" />
      </div>
      <div style={{ inlineSize: '110px' }}>
        <PlayingCard card="Td" />
      </div>
    </div>,
  )
  const shown = [...host.querySelectorAll('.card')].map((card) =>
    ['.card__plain', '.card__whole'].filter(
      (part) => getComputedStyle(card.querySelector(part) ?? card).display !== 'none',
    ),
  )
  expect(shown).toEqual([['.card__plain'], ['.card__whole']])
  const [rank] = host.querySelectorAll('.card__plain text')
  expect(rank?.getBoundingClientRect().height).toBeGreaterThan(20)
})

test('a card that is not known tells nothing, and names are words', () => {
  const host = show(<PlayingCard card={null} />)
  expect(host.querySelector('.card__face')).toBeNull()
  expect(['Kh', 'Td', '7c', 'As'].map((card) => cardName(speech, card))).toEqual([
    'king of hearts',
    'ten of diamonds',
    'seven of clubs',
    'ace of spades',
  ])
})
