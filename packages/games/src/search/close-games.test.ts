import { expect, test } from 'vitest'
import { closeGames } from './close-games.ts'

const games = ['Jade Dragon', 'Lantern Night', 'Sunset Lanterns'].map((name) => ({ name, studio: 'Tessera', category: 'RNG' }))

test('[BEY-24] what no game is called leads to the names most like it, and to none when nothing is like it', () => {
  expect(closeGames(games, 'nightlantren', 2).map(({ name }) => name)).toEqual(['Lantern Night', 'Sunset Lanterns'])
  expect(closeGames(games, 'xyz', 2)).toEqual([])
})
