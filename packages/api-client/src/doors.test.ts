import { expect, test } from 'vitest'
import * as box from './ciphers/box/index.ts'
import * as legacy from './ciphers/legacy/index.ts'
import * as endpoints from './endpoints/index.ts'
import * as core from './index.ts'
import * as react from './react/index.ts'
import * as testing from './testing/index.ts'

const names = (door: object) => Object.keys(door).toSorted()

test('the client gives these names', () => {
  expect({ '.': names(core), './react': names(react), './testing': names(testing) }).toEqual({
    '.': [
      'ApiError',
      'ContractError',
      'RefusedError',
      'UnreachedError',
      'actionOf',
      'createApiClient',
      'createClock',
      'endpointQuery',
      'errorCodes',
      'isApiError',
      'isContractError',
      'isRefused',
      'isUnreached',
      'safePath',
      'safeUrl',
    ],
    './react': ['ApiProvider', 'useApi'],
    './testing': ['FakeRefusal', 'createFakeServer', 'createTestClient'],
  })
})

test('the ciphers give these names', () => {
  expect({ './ciphers/box': names(box), './ciphers/legacy': names(legacy) }).toEqual({
    './ciphers/box': ['boxHeader', 'boxKeyId', 'createBoxCipher', 'openBox', 'tokenHash'],
    './ciphers/legacy': ['createLegacyCipher', 'desDecrypt', 'desEncrypt', 'openLegacy', 'sealLegacy'],
  })
})

test('the calls of the platform have these names', () => {
  expect(names(endpoints)).toEqual([
    'addFavourite',
    'callUrl',
    'checkUsername',
    'defineEndpoint',
    'fromWireSums',
    'getBalance',
    'getBoxKey',
    'getCaptcha',
    'getCountries',
    'getMemberInfo',
    'getRegistrationRules',
    'getRsaKey',
    'getSettings',
    'getStatus',
    'getWhitelabel',
    'launchGame',
    'listAnnouncements',
    'listFavouriteGames',
    'listFavouriteIds',
    'listGames',
    'listHotGames',
    'listVendors',
    'listWinners',
    'login',
    'logout',
    'register',
    'removeFavourite',
    'toWireMoney',
  ])
})
