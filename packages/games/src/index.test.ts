import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the door lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'boardOf',
    'categories',
    'favouriteIdsQuery',
    'fromCard',
    'fromHot',
    'fromRow',
    'gameDetailsQuery',
    'gamesQuery',
    'hotGamesQuery',
    'isCategory',
    'isFiltered',
    'isUnderMaintenance',
    'lanesOf',
    'listingParams',
    'lotteryFavourites',
    'menuTarget',
    'mergeParams',
    'newGamesQuery',
    'newShelf',
    'newestRequest',
    'pageSize',
    'roomsQuery',
    'similarGames',
    'studiosOf',
    'toggleFavourite',
    'toggleLotteryFavourite',
    'vendorsQuery',
    'views',
    'winnersQuery',
  ])
})
