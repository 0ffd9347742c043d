import type { getReferralDetails, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Button, CardText, CopyText, FactList, FormRow, FormStack, TicketPanel, TicketTitle } from '@parlour/ui-kit'
import { IconSend } from '@parlour/ui-kit/icons'
import { QrCard } from '@parlour/ui-kit/qr'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface InvitationCardProps {
  details: ResponseOf<typeof getReferralDetails>
  currency: string
  categoryName: (code: string) => string
  code: string
  link: string
  siteName: string
}

const canShare = () => typeof navigator.share === 'function'

/**
 * What the friends have brought, what the next one brings and under which terms; beside it the link to scan, to copy, to
 * save as a picture, and to hand to another application of the phone.
 */
export function InvitationCard({ details, currency, categoryName, code, link, siteName }: InvitationCardProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const bonus = useTerms(currency, categoryName)
  const { reward, requiredDeposit, requiredStake, terms } = details
  const money = (minor: number | null) => format.money(minor ?? 0, currency)
  const earned = details.totalEarnings ?? 0
  // Who closes the window of the phone has decided against it: nothing failed.
  const share = () => void navigator.share({ title: siteName, url: link }).catch(() => undefined)
  const invitation = (
    <FormStack>
      <div>
        <TicketTitle
          title={
            earned > 0 ? text('promotions.referral.earned', { sum: money(earned) }) : text('promotions.referral.none')
          }
          text={
            reward
              ? text('promotions.referral.offer', {
                  sum: bonus.amount(reward, terms),
                  deposit: money(requiredDeposit),
                  stake: money(requiredStake),
                })
              : text('promotions.referral.noOffer')
          }
        />
      </div>
      <FactList
        facts={[
          {
            id: 'code',
            name: text('promotions.referral.code'),
            value: (
              <CopyText
                text={code}
                label={text('promotions.referral.copyCode')}
                copiedLabel={text('promotions.referral.copied')}
              />
            ),
          },
        ]}
      />
      <CardText>{text('promotions.referral.knows')}</CardText>
      {canShare() ? (
        <Button block icon={<IconSend />} onClick={share}>
          {text('promotions.referral.share')}
        </Button>
      ) : null}
    </FormStack>
  )
  return (
    <TicketPanel
      stub={
        <QrCard
          link={link}
          label={text('promotions.referral.qr')}
          caption={<bdi dir="ltr">{link.replace(/^https?:\/\//, '')}</bdi>}
          copyLabel={text('promotions.referral.copy')}
          copiedLabel={text('promotions.referral.copied')}
          saveLabel={text('promotions.referral.save')}
          fileName={`${code}.png`}
        />
      }
    >
      {reward && terms ? (
        <FormRow>
          {invitation}
          <FactList facts={bonus.facts(terms)} />
        </FormRow>
      ) : (
        invitation
      )}
    </TicketPanel>
  )
}
