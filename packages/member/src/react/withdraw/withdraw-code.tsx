import { OtpInput } from '@parlour/auth/react'
import { Button, Notice, Skeleton } from '@parlour/ui-kit'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import type { WithdrawalCode } from './use-withdrawal-code.ts'
import type { Withdraw } from './use-withdraw.ts'

interface WithdrawCodeProps extends Pick<Withdraw, 'form'> {
  code: WithdrawalCode
  disabled: boolean
  /** What the platform said of the code. */
  refusal: string
  /** Makes a number the member's own. */
  onVerify: () => void
}

/** No captcha: the account is logged in. */
const noProof = () => Promise.resolve({})

/** The code by phone that a withdrawal takes, and what is to be done before one can be sent. */
export function WithdrawCode({ form, code, disabled, refusal, onVerify }: WithdrawCodeProps) {
  const text = useMemberText()
  const issue = form.issues['code']
  if (code.step === 'none') return null
  if (code.step === 'absent') return <Notice tone="warn">{text('member.withdraw.code')}</Notice>
  if (code.step === 'loading') return <Skeleton height={72} />
  if (code.step === 'failed') return <MemberFailed error={code.error} onRetry={code.retry} />
  if (code.step === 'unverified')
    return (
      <Notice
        tone="warn"
        actions={
          <Button size="sm" onClick={onVerify}>
            {text(`member.mobile.${code.task}`)}
          </Button>
        }
      >
        {text('member.withdraw.codeNumber')}
      </Notice>
    )
  return (
    <OtpInput
      binding={form.bind('code')}
      purpose="withdraw"
      target={code.target}
      error={issue && (issue.code === 'server' ? refusal : text('member.email.issue.missing'))}
      required
      readOnly={disabled}
      proof={noProof}
    />
  )
}
