import { expect, test } from 'vitest'
import { defaultOpenings } from '../decision/opening.ts'
import { openGame, type GameWindow, type OpenOptions, type OpenPorts } from './open-game.ts'

const game = { id: 7, vendor: 'XGS', roomId: 'GAME_LIST$XGS,7', name: 'Fruit Parade', category: 'RNG', minBet: 200 }
const opened: GameWindow = { go: () => undefined, close: () => undefined, isOpen: () => true }

function press(
  more: Partial<typeof game> & { maintenance?: { from: number; until: number } } = {},
  options: Partial<OpenOptions> = {},
  ports: Partial<OpenPorts> = {},
): string[] {
  const heard: string[] = []
  const record =
    (name: string) =>
    (...said: unknown[]) =>
      void heard.push([name, ...said.map((one) => (one === opened ? 'it' : JSON.stringify(one)))].join(' '))
  openGame(
    { ...game, ...more },
    { trial: false, rooms: true, ...options },
    {
      openings: defaultOpenings,
      support: { frames: true, windows: true },
      now: 5_000,
      balance: 1_000,
      openWindow: () => opened,
      onFrame: record('frame'),
      onSeamless: record('seamless'),
      onRooms: record('rooms'),
      onMaintenance: record('maintenance'),
      onWindow: record('window'),
      onNote: record('note'),
      ...ports,
    },
  )
  return heard
}

test('[LAU-05] a game opens by its vendor: in a frame, in the whole page, in a window', () => {
  expect(press()).toEqual(['frame false'])
  expect(press({ vendor: 'OVT' })).toEqual(['seamless'])
  expect(press({ vendor: 'HCL' })).toEqual(['window it'])
})

test('[MOD-08][BEY-06] a window that the browser blocks opens in the page instead, and that is said', () => {
  expect(press({ vendor: 'HCL' }, {}, { openWindow: () => null })).toEqual(['frame true'])
})

test('[BEY-06] where there are no windows at all none is tried', () => {
  const never = () => expect.unreachable('a window was opened')
  expect(press({ vendor: 'HCL' }, {}, { support: { frames: true, windows: false }, openWindow: never })).toEqual([
    'note {"kind":"elsewhere","way":"frame"}',
    'frame false',
  ])
})

test('[LOB-11] a table game between players asks for a room first, unless one is named or it is played for fun', () => {
  expect(press({ category: 'PVP' })).toEqual(['rooms'])
  expect(press({ category: 'PVP', roomId: 'ROOM,7-2' })).toEqual(['frame false'])
  expect(press({ category: 'PVP' }, { rooms: false })).toEqual(['frame false'])
  expect(press({ category: 'PVP' }, { trial: true })).toEqual(['frame false'])
})

test('[LOB-10] a game under maintenance is not opened, in no way', () => {
  const maintenance = { from: 0, until: 9_000 }
  expect(press({ vendor: 'HCL', maintenance })).toEqual(['maintenance'])
  expect(press({ category: 'PVP', maintenance })).toEqual(['maintenance'])
})

test('[BEY-06] too small a balance is said, and the game opens', () => {
  expect(press({}, {}, { balance: 10 })).toEqual(['note {"kind":"balance","least":200,"balance":10}', 'frame false'])
})
