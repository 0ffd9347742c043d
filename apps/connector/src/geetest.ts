import { askForProof } from './ask-for-proof.ts'
import { meetSite, namedSite } from './meet-site.ts'
import { say } from './say.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(document)
const site = namedSite(location.hash, settings.sites)

if (site && settings.geetest) {
  const met = meetSite('task', site, window.opener as Window | null, true)
  const task = await met.task
  if (task.task === 'verify') {
    say('check')
    met.answer(
      await askForProof(settings.geetest).catch(
        () => ({ answer: 'refused', code: 'auth/captcha-check-failed' }) as const,
      ),
    )
  } else met.answer({ answer: 'refused', code: 'auth/unknown' })
} else say('failed')
