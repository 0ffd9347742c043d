/**
 * Paths that the site's router has a page for; any other gets
 * the same HTML with the status 404. Source: specification 2.
 */
export const sitePaths: ReadonlySet<string> = new Set([
  '/',
  '/register',
  '/login',
  '/game',
  '/seamless',
  '/lottery',
  '/vnlottery',
  '/promotions',
  '/promoDetail',
  '/pointMall',
  '/help',
  '/helpmc',
  '/down',
  '/download',
  '/member',
  '/member/securityCenter',
  '/member/depositv2',
  '/member/withdraw',
  '/member/personalHistoryCopy',
  '/member/transactionHistory',
  '/agent',
  '/agent/agentTeamOverview',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/cockfight',
  '/inhouse',
  '/elott',
  '/lott',
])

/** Older addresses of the same pages. */
export const siteAliases: Readonly<Record<string, string>> = {
  '/index': '/',
  '/index.html': '/',
  '/home': '/',
  '/register.html': '/register',
}
