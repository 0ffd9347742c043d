import { lotteryMenus } from './catalogue.ts'
import { call } from './contract-call.ts'

const bare = { envelope: 'bare' } as const
const openTime = 1_764_547_200_000
const draw = { gameCode: 'SSC1', gameName: 'One minute', numero: '0001', winningNumber: '1,2,3,4,5', openTime }

/**
 * Rooms of table games, and the feeds of the lotteries, which
 * have no envelope. Source: contract 3.6, rows by section 7.
 */
export const lotteryCalls = [
  call(
    'GET GLS2_roomList',
    { token: true },
    { content: [{ roomId: 'ROOM,1', roomName: 'Beginner', nodeId: 1, icon: '/wps/picture.svg' }] },
  ),
  call(
    'GET /lgw/vn/games/game_menu/recent /lgw/games/game_menus/recent',
    { ...bare, token: true },
    lotteryMenus.SSC.gameMenus,
  ),
  call('GET /lotto/lgw/games/opened/numero', { ...bare, token: true, modules: 'COMM3' }, { SSC1: draw }),
  call('GET /lgw/draw', bare, draw),
  call('GET /lgw/draw/code/', bare, draw),
  call('GET /lgw/numeros/near', bare, [draw]),
  call('GET /lgw/games', bare, lotteryMenus.SSC.gameMenus),
]
