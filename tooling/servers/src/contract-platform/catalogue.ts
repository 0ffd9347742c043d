/** Rows in the key set of the contract, with invented values. Source: contract 3.6. */
const image = '/wps/picture.svg'

const titles = ['Lucky Lantern', 'River Dragon', 'Mango Rush', 'Tiger Bells', 'Golden Carabao', 'Night Market']

/** Games of the listing. */
export const games = titles.map((title, index) => ({
  nodeId: 10_578 + index,
  nodeName: title,
  displayStatus: 0,
  gameSort: 0,
  limitCondition: null,
  nodeTypeManageId: `game_jl_${index}`,
  roomId: `GAME_LIST$VENDOR,${10_578 + index}`,
  vassalage: 'JL',
  gameType: 'RNG',
  gameClassify: '1',
  gameClassifyNew: 'SM',
  showIcon: image,
  defaultIcon: image,
  platform: 'html5,flash,html5-desktop',
  minBet: 0.0,
  minLineNum: 0,
  supportPlay: 1,
  ui: null,
  createDate: '2025-01-01 06:02:20',
  html5Hot: 0,
  isTop: 0,
  isNew: 1,
  isHot: 1,
  gameName: title,
  defaultLanguage: title,
  displayName: 'JILI',
  supportTrail: 0,
  maintenance: null,
  status: 1,
}))

/** Rows of the hot games, which have members of their own. */
export const hotGames = games.map(({ nodeId, gameName, vassalage, gameType }, index) => ({
  id: 2_825_245 + index,
  merchantCode: 'default',
  vendorCode: vassalage,
  vassalage,
  gameType,
  type: 'GAME',
  gameCode: `game_jl_${index}`,
  gameId: `HOT_GAME,${nodeId}`,
  platform: 'html5,html5-desktop',
  iconUrl: image,
  telIconUrl: image,
  nodeId,
  launchMode: null,
  gameName,
  sortNum: index,
  status: 0,
  displayName: 'JILI',
  supportPlay: 1,
  gameClassifyNew: 'SM',
  supportTrail: 0,
  maintenance: null,
}))

/** Lanes of the providers. */
export const lanes = [
  {
    title: 'RNG',
    gameClassify: [{ key: 'SM', displayName: 'Slot Machine', gameCount: games.length }],
    cards: [
      {
        vassalage: 'JL',
        displayName: 'JILI',
        gameType: 'RNG',
        accountTypeName: 'JL',
        isGame: 'VASSALAGE',
        isHot: 1,
        gameId: null,
        nodeId: null,
        gameCode: null,
        smallIcon: image,
        lagerIcon: image,
        mobileSmallIcon: image,
        mobileLargeIcon: image,
        h5Icon: image,
      },
    ],
  },
]

/** The menus of the lotteries, without an envelope. */
export const lotteryMenus = {
  SSC: { gameGroupCode: 'SSC', labelName: 'Quick', gameMenus: [{ gameCode: 'SSC1', labelName: 'One minute' }] },
}
