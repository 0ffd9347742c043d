import { listMyApplications } from '@parlour/api-client/endpoints'
import type { TextStore } from '@parlour/api-client'
import { PictureField } from '@parlour/screen-kit/react'
import { Button, FormStack, LinkButton, Notice, TextArea } from '@parlour/ui-kit'
import { promotionPictures } from '@parlour/validation'
import { useEffect, useRef } from 'react'
import { EffectProblem } from '../effect/effect-problem.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'
import { useApplication } from './use-application.ts'

/** Props of `ApplicationForm`. */
export interface ApplicationFormProps {
  /** Id of the promotion. */
  promotion: string
  /** Where applications stand with their state. */
  applicationsHref: string
  /** Where what was begun outlives a reload: the tab's session storage. */
  store: TextStore | undefined
  /** Whether an application can be sent: one may be on its way already. */
  open: boolean
  /** Called once it was taken. */
  onSent: () => void
}

const longest = 140

/** That an application was taken, with its number. It takes the focus: the button that was pressed is gone. */
function SentNotice({ id, href }: { id: string | number | null; href: string }) {
  const text = usePromotionsText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} role="status" tabIndex={-1}>
      <Notice
        tone="ok"
        title={text('promotions.apply.sent')}
        actions={
          <LinkButton size="sm" href={href}>
            {text('promotions.offer.application')}
          </LinkButton>
        }
      >
        {id === null ? text('promotions.apply.sentPlain') : text('promotions.apply.sentText', { id: String(id) })}
      </Notice>
    </div>
  )
}

/** The application for a promotion: a comment of at most 140 characters and up to three pictures (VAL-09). */
export default function ApplicationForm({ promotion, applicationsHref, store, open, onSent }: ApplicationFormProps) {
  const text = usePromotionsText()
  const { form, pictures, effect, told } = useApplication(promotion, store)
  const { status, again, mustForget, data } = effect
  const sent = status === 'done'
  useEffect(() => {
    if (sent) onSent()
  }, [sent, onSent])
  if (sent) return <SentNotice id={data?.applicationId ?? null} href={applicationsHref} />
  if (!open && status !== 'unsure' && status !== 'sending') return null
  const sending = status === 'sending' || form.sending
  return (
    <form {...form.formProps}>
      <FormStack>
        <TextArea
          {...form.bind('remarks')}
          label={text('promotions.apply.comment')}
          hint={text('promotions.apply.commentHint')}
          optional={text('promotions.apply.optional')}
          rows={3}
          limit={longest}
          countLabel={(count, limit) => text('promotions.apply.count', { count, limit })}
          error={form.issues['remarks'] ? text('promotions.apply.long', { limit: longest }) : undefined}
          readOnly={sending}
        />
        <PictureField
          label={text('promotions.apply.pictures')}
          optional={text('promotions.apply.optional')}
          pictures={pictures}
          rule={promotionPictures}
          disabled={sending}
        />
        {told ? null : <EffectProblem effect={effect} listed={listMyApplications} />}
        {again ? (
          <Button variant="primary" onClick={again}>
            {text('promotions.effect.again')}
          </Button>
        ) : (
          <Button type="submit" variant="primary" loading={sending} disabled={mustForget}>
            {text('promotions.apply.send')}
          </Button>
        )}
      </FormStack>
    </form>
  )
}
