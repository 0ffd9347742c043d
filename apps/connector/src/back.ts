import { bringToken } from './bring-token.ts'
import { failedAnswer } from './failed-answer.ts'
import { meetSite } from './meet-site.ts'
import { say } from './say.ts'
import { readSettings } from './settings.ts'
import { arrive } from './trip.ts'

const settings = readSettings(document)
const trip = arrive(sessionStorage)
const search = new URLSearchParams(location.search)
// The code stays neither in the address nor in the history.
history.replaceState(null, '', '/back')

if (trip && settings.sites.includes(trip.site)) {
  // No script of others runs here: the site may close this window when it has waited too long.
  const met = meetSite('answer', trip.site, window.opener as Window | null, false)
  met.answer(await bringToken(trip, search, settings).catch(failedAnswer))
} else say('failed')
