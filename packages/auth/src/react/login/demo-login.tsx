import { useApi } from '@parlour/api-client/react'
import { Button, FormNote } from '@parlour/ui-kit'
import { loginDemo, type AfterLogin } from '../../index.ts'
import { osOf } from '../../login/os-of.ts'
import { useAuth } from '../auth-context.ts'
import { FormProblem } from '../form-problem.tsx'
import { useAuthText } from '../use-auth-text.ts'
import { useLoginTry } from './use-login-try.ts'

/** Opens a demo account at a press, and says beside it what it is (LOG-08). */
export function DemoLogin({ onEntered }: { onEntered: (after: AfterLogin) => void }) {
  const api = useApi()
  const text = useAuthText()
  const { session, deviceId, sealRandom } = useAuth()
  const attempt = useLoginTry()

  const begin = async () => {
    const outcome = await attempt.run(async () => {
      const encryption = await sealRandom?.(api)
      return loginDemo(api, session, { os: osOf(navigator.userAgent), encryption, deviceId })
    })
    if (outcome?.type === 'entered') onEntered(outcome.after)
  }
  return (
    <>
      <FormProblem state={attempt.state} unsure={text('auth.login.unsure')} />
      <Button
        variant="text"
        block
        loading={attempt.sending}
        aria-disabled={attempt.waiting || undefined}
        onClick={() => void begin()}
      >
        {text('auth.login.demo')}
      </Button>
      <FormNote>{text('auth.login.demo_note')}</FormNote>
    </>
  )
}
