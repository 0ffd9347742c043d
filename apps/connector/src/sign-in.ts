import { meetSite, namedSite } from './meet-site.ts'
import { say } from './say.ts'
import { readSettings } from './settings.ts'
import { depart } from './trip.ts'

const settings = readSettings(document)
const site = namedSite(location.hash, settings.sites)

if (site) {
  const met = meetSite('task', site, window.opener as Window | null, false)
  const task = await met.task
  const address =
    task.task === 'sign-in'
      ? await depart({ ...task, site, settings, store: sessionStorage, origin: location.origin })
      : null
  if (address) location.replace(address)
  else met.answer({ answer: 'refused', code: 'auth/operation-not-allowed' })
} else say('failed')
