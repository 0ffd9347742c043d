import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { DrawCardProps } from './draw-card.tsx'
import { poster } from '../../testing/pictures.ts'
import { Button } from '../button/button.tsx'
import { DrawCard } from './draw-card.tsx'
import { DrawGrid, DrawSkeleton } from './draw-grid.tsx'

const card = (name: string, index: number, props: Partial<DrawCardProps> = {}): DrawCardProps => ({
  name,
  poster: poster(name, index),
  sub: 'Draw 20260115',
  stake: 'From ₱5.00',
  stateLabel: 'Draws in',
  state: '00:04:41',
  onOpen: () => undefined,
  favourite: { on: index === 1, label: `Keep ${name}`, onToggle: () => undefined },
  resultLabel: 'Last numbers',
  result: { label: 'Last numbers', numbers: ['4', '0', '7', '1'], most: 10 },
  action: <Button size="sm">Play</Button>,
  ...props,
})
const keno = Array.from({ length: 20 }, (_, index) => String(3 + index * 4))
const cards = [
  card('Mekong 4D', 0),
  card('Hanoi Express', 1, { current: true }),
  card('Manila Keno', 2, { result: { label: 'Last numbers', numbers: keno, most: 8 } }),
  card('Saigon Noon', 3, { stateLabel: 'State', state: 'Drawing now', result: undefined }),
]
const all = (list: readonly DrawCardProps[]) => list.map((props) => <DrawCard key={props.name} {...props} />)

const dossier = {
  purpose: 'A lottery game with its next draw and its last result. A game without a timetable is a GameTile.',
  anatomyOf: 'Grid',
  anatomy: [
    {
      at: '.p-draw__name',
      name: 'Name, 15',
      says: 'A button when there are details; the card whose details are shown has an accent border and is current.',
    },
    {
      at: '.p-draw__time',
      name: 'Time, 17',
      says: 'Tabular, in t1, from first to last second: no colour, no blinking.',
    },
    {
      at: '.p-draw__action',
      name: 'Action',
      says: 'A quiet small button: many cards stand side by side, so none is coral.',
    },
    {
      at: '.p-draw__result > .p-draw__label',
      name: 'What they are',
      says: 'Says that these numbers are past; the list carries the same name for those who listen.',
    },
    { at: '.p-numbers__digit', name: 'Number', says: '28 high on s2, as many as fit the kind; the rest is counted.' },
    { at: '.p-draw__heart', name: 'Heart', says: 'A toggle of 44; filled when it is on.' },
  ],
  dos: [
    { says: 'Count only to a moment that the platform told, by the platform’s clock.' },
    { says: 'Say the end in words for those who listen; the seconds are hidden from them.' },
    { says: 'Where the numbers wait for a login, say so in place of the result.' },
  ],
  donts: [
    { says: 'No “last chance”, no red for the last minute.' },
    { says: 'No number is bigger than another: the past says nothing about the next draw.' },
  ],
  accessibility: [
    'A list of items; numbers are an ordered list with a name.',
    'Nothing is announced while the time runs.',
  ],
} satisfies Dossier

const meta: Meta<typeof DrawCard> = { title: 'Lobby/DrawCard', component: DrawCard, parameters: { dossier } }
export default meta

export const Playground: StoryObj<typeof DrawCard> = {
  args: card('Mekong 4D', 0),
  render: (args) => (
    <DrawGrid label="Draws">
      <DrawCard {...args} />
    </DrawGrid>
  ),
}
export const Grid: StoryObj = { render: () => <DrawGrid label="Draws">{all(cards)}</DrawGrid> }
export const Rail: StoryObj = {
  render: () => (
    <DrawGrid label="Draws" layout="rail">
      {all(cards)}
    </DrawGrid>
  ),
}
export const Loading: StoryObj = { render: () => <DrawSkeleton count={3} /> }
export const Plain: StoryObj = {
  render: () => (
    <DrawGrid label="Draws">{all([{ name: 'Mekong 4D', stateLabel: 'Draws in', state: '00:41' }])}</DrawGrid>
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <DrawGrid label="Draws">
        {all([
          card('Magandang Bunutan ng mga Parol sa Tabing-dagat', 4, { stateLabel: 'Magsasara ang pagtaya sa loob ng' }),
        ])}
      </DrawGrid>
    </div>
  ),
}
