import { requireRealMember } from '@parlour/auth'
import { useGuard } from '@parlour/auth/react'
import { importWithRetry } from '@parlour/screen-kit/import'
import { useSignedIn } from '@parlour/screen-kit/react'
import { Button, Skeleton } from '@parlour/ui-kit'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { ApplicationFormProps } from './application-form.tsx'

const ApplicationForm = lazy(() => importWithRetry(() => import('./application-form.tsx')))

type ApplyHereProps = Omit<ApplicationFormProps, 'onSent'> & {
  /** What stands in place of the form where an application is on its way. */
  children: ReactNode
}

/** The form of an application, which loads here; a guest logs in first. */
export function ApplyHere({ children, ...form }: ApplyHereProps) {
  const text = usePromotionsText()
  const guard = useGuard(requireRealMember)
  const account = useSignedIn()
  const [sent, setSent] = useState(false)
  const onSent = useCallback(() => setSent(true), [])
  if (account === null)
    return (
      <Button variant="primary" onClick={() => guard(() => undefined)}>
        {text('promotions.apply.login')}
      </Button>
    )
  return (
    <>
      <Suspense
        fallback={
          <div aria-busy="true" role="status" aria-label={text('promotions.apply.loading')}>
            <Skeleton height={320} />
          </div>
        }
      >
        <ApplicationForm key={account} {...form} onSent={onSent} />
      </Suspense>
      {sent ? null : children}
    </>
  )
}
