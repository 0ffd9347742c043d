import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the door lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'boardOf',
    'categories',
    'favouriteIdsQuery',
    'fromHot',
    'fromRow',
    'gamesQuery',
    'hotGamesQuery',
    'isCategory',
    'isFiltered',
    'isUnderMaintenance',
    'lanesOf',
    'listingParams',
    'mergeParams',
    'newGamesQuery',
    'newShelf',
    'newestRequest',
    'pageSize',
    'studiosOf',
    'toggleFavourite',
    'vendorsQuery',
    'views',
    'winnersQuery',
  ])
})
