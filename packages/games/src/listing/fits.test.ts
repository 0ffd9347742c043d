import type { GameRow } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { fits } from './fits.ts'
import type { ListingParams } from './listing-params.ts'

const row: GameRow = {
  nodeId: 1,
  roomId: 'r',
  nodeName: 'Jade Dragon',
  gameName: 'Rồng Ngọc',
  vassalage: 'KRW',
  gameType: 'RNG',
  gameClassifyNew: 'FreeSpins',
  displayName: 'Kirin Works',
  showIcon: null,
  defaultIcon: null,
  minBet: 500,
  minLineNum: 20,
  isHot: false,
  isNew: false,
  isTop: false,
  supportTrail: false,
  isDemonstration: false,
  rtp: null,
  volatility: null,
  maintenance: null,
}

test.each<[ListingParams, boolean]>([
  [{}, true],
  [{ q: 'dragon' }, true],
  [{ q: 'rong ngoc' }, true],
  [{ q: 'kirin jade' }, true],
  [{ q: 'tiger' }, false],
  [{ provider: 'KRW' }, true],
  [{ provider: 'GLH' }, false],
  [{ type: 'FreeSpins' }, true],
  [{ type: 'Crash' }, false],
  [{ bet: 5 }, true],
  [{ bet: 6 }, false],
  [{ lines: 20 }, true],
  [{ lines: 21 }, false],
  [{ q: 'jade', bet: 100 }, false],
])('[LOB-02] [LOB-07] a favourite against the filters %j: %s', (params, expected) => {
  expect(fits(row, params)).toBe(expected)
})
