import { createFirebase } from '@parlour/auth/firebase'
import { failedAnswer } from './failed-answer.ts'
import { meetSite, namedSite } from './meet-site.ts'
import { say } from './say.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(document)
const site = namedSite(location.hash, settings.sites)
const container = document.querySelector('main')

if (site && container) {
  // In a frame (`/confirm`) no script of others ever loads; the window (`/phone`) may show reCAPTCHA.
  const framed = window.parent !== window
  const met = meetSite('task', site, framed ? window.parent : (window.opener as Window | null), true)
  const task = await met.task
  const { firebase } = settings
  if (!firebase) met.answer({ answer: 'refused', code: 'auth/operation-not-allowed' })
  else if (task.task === 'send' && !framed) {
    const send = async () => ({
      answer: 'sent' as const,
      verificationId: await createFirebase(firebase).send(task.number, container),
    })
    met.answer(await send().catch(failedAnswer))
  } else if (task.task === 'confirm') {
    const confirm = async () => ({
      answer: 'confirmed' as const,
      idToken: await createFirebase(firebase).confirm(task.verificationId, task.code),
    })
    met.answer(await confirm().catch(failedAnswer))
  } else met.answer({ answer: 'refused', code: 'auth/unknown' })
} else say('failed')
