import { games, hotGames, lanes, lotteryMenus } from './catalogue.ts'
import { call, Refusal, type Question } from './contract-call.ts'
import { modulus } from './legacy-envelope.ts'

const on = (modId: string, childrenNodes: readonly unknown[] = []) => ({ modId, enabled: '1', childrenNodes })
const modules =
  'COMM3 DIRECTREG3 USERNAMEREG3 PASS3 GAMELO3 GAMELOHOT3 GAMELOFAV3 GAMELOREC3 REWCEN3 INBOX3 PTSYS3 MEMTRANS3 FEEDBACK3 DPSTBAS3 PAYMENTPASS3'
const whitelabel = on('ROOT', [on('REG3', []), ...modules.split(' ').map((modId) => on(modId))])

const rule = (required: boolean, minLength: number, maxLength: number, acceptedPattern: string, patternId: number) => ({
  enabled: true,
  required,
  minLength,
  maxLength,
  acceptedPattern,
  patternId,
})
const rules = {
  username: rule(true, 6, 13, '^[a-zA-Z][a-zA-Z0-9]*$', 1),
  password: rule(true, 6, 12, '^[a-zA-Z0-9]+$', 4),
}
const location = { ip: '203.0.113.9', country: 'PH', countryName: 'Philippines' }

const status = ({ playOrigin }: Question) => ({
  maintenance: false,
  regionRestriction: false,
  location,
  info: {
    whitelabel,
    register: rules,
    resources: [],
    customerService: [],
    domainRoute: [],
    mainDomain: null,
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [playOrigin],
  },
})

const notice = {
  id: 1,
  title: 'Welcome',
  content: '<p>A platform of the contract.</p>',
  type: 'PL',
  status: 'A',
  startDate: 1_725_120_000_000,
  endDate: null,
  noExpiry: 1,
  platform: 'A',
  execution: null,
  priority: 0,
  read: false,
  announcementImages: [],
  contents: [],
}
const promotion = {
  ...notice,
  id: 11,
  title: 'First deposit',
  content: '<p>Twice your first deposit.</p>',
  type: 'PR',
  sortIndex: 1,
  promoAnnouncementCategoryIds: [1696],
}

const listed = ({ input }: Question) => {
  const wanted = games.filter(
    ({ gameType, gameName, vassalage }) =>
      (!input.gameType || input.gameType === gameType) &&
      (!input.vassalage || input.vassalage === vassalage) &&
      gameName.toLowerCase().includes(String(input.gameName ?? '').toLowerCase()),
  )
  return { games: wanted, totalPages: 1, totalCount: wanted.length }
}

const winners = games.slice(0, 3).map(({ gameName, nodeId, vassalage, gameType, showIcon }, index) => ({
  vo: {
    customerName: `de***${index}`,
    gameName,
    nodeName: gameName,
    nodeId,
    gameType,
    vassalage,
    vendor: vassalage,
    iconUrl: showIcon,
    winAmount: 1234.5 - index,
  },
}))

/** Calls that take no token. Source: contract 3.1, 3.2, 3.3, 3.6, 3.7, 3.10. */
export const publicCalls = [
  call('GET /wps/system/status /wps/v2/system/status', { modules: 'COMM3' }, status),
  call('GET /wps/system/whitelabel', { modules: 'COMM3' }, whitelabel),
  call('GET /wps/system/settings/consolidated', { modules: 'COMM3' }, whitelabel),
  call('GET /wps/system/location', {}, location),
  call('GET /wps/system/domainRoute', { modules: 'COMM3' }, ({ input }: Question) => {
    if (!input.domain && !input.url) throw new Refusal('request_param_err', 'The domain is missing.', null, 400)
    return { domainList: ['www.example.com'] }
  }),
  call(
    'GET /wps/system/country',
    { modules: 'COMM3' },
    {
      countries: [{ countryCode: 'PH', countryDialingCode: '63' }],
    },
  ),
  call(
    'GET /wps/system/helpCenter',
    { modules: 'COMM3' },
    {
      list: [{ id: 1, title: 'About us', content: '<p>A platform of the contract.</p>' }],
    },
  ),
  call('GET /wps/system/setting/register', { modules: 'COMM3 REG3' }, rules),
  call('GET /wps/check/username', { modules: 'REG3', needs: 'username' }, null),
  call('GET /wps/captcha', { modules: 'CAPTCHA3' }, 'iVBORw0KGgo='),
  call('GET /wps/agent/affiliate', { modules: 'AFFMAN3' }, () => {
    throw new Refusal('invitation_code_error', 'No such code.')
  }),
  call('GET /wps/session/key/rsa', { envelope: 'text' }, modulus),
  call('GET GCSGAME_newGameVendor', {}, { data: { lanes } }),
  call('GET GCSGAME_gameList', { modules: 'GAMELO3' }, listed),
  call('GET GCSGAME_hotGamesV2', { modules: 'GAMELOHOT3' }, { list: hotGames }),
  call(
    'GET GLS2_getVassGameType GCSGAME_getVassGameType',
    { modules: 'COMM3 GAMELO3' },
    {
      content: { RNG: { JL: [] } },
    },
  ),
  call('GET ODSFE2_getWinnerBoard GCSGAME_getRankList', { modules: 'COMM3' }, { list: winners }),
  call('GET /lgw/games/game_menus', { modules: 'COMM3', envelope: 'bare' }, lotteryMenus),
  call('GET /lgw/vn/games/game_menu', { modules: 'COMM3', envelope: 'bare' }, lotteryMenus),
  call('GET /lgw/games/popular', { modules: 'AGEANNOUNCE3', envelope: 'bare' }, []),
  call('GET /lgw/vn/numeros/opened/game', { modules: 'AGEANNOUNCE3', envelope: 'bare' }, []),
  call(
    'GET MCSFE_getListAnnouncements CCSFE_getListAnnouncements',
    { modules: 'COMM3' },
    {
      player: [notice],
      promotion: [promotion],
      popup: [],
      hot: [],
      banners: [],
    },
  ),
  call('GET PROMOFE_getPromotionAnnouncementCategory', {}, []),
  call('GET MCSFE_getMerchantAvailablePromotions', {}, {}),
  call('GET MCSFE_getRegisterPromotionList', {}, []),
  call(
    'PUT /wps/feedback',
    { modules: 'FEEDBACK3', needs: 'content type', effect: true },
    ({ state, input }: Question) => {
      state.feedback.push(String(input.content))
      return null
    },
  ),
]
