import { Button, CardHead, CardText, CopyText, FactList, FormStack, TicketPanel } from '@parlour/ui-kit'
import { IconSend } from '@parlour/ui-kit/icons'
import { QrCard } from '@parlour/ui-kit/qr'
import { usePromotionsText } from '../use-promotions-text.ts'

interface InvitationCardProps {
  code: string
  link: string
  siteName: string
}

const canShare = () => typeof navigator.share === 'function'

/** The link of an invitation: to scan, to copy, to save as a picture, and to hand to another application of the phone. */
export function InvitationCard({ code, link, siteName }: InvitationCardProps) {
  const text = usePromotionsText()
  // Who closes the window of the phone has decided against it: nothing failed.
  const share = () => void navigator.share({ title: siteName, url: link }).catch(() => undefined)
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
      <CardHead title={text('promotions.referral.link')} />
      <FormStack>
        <CardText>{text('promotions.referral.knows')}</CardText>
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
        {canShare() ? (
          <Button block icon={<IconSend />} onClick={share}>
            {text('promotions.referral.share')}
          </Button>
        ) : null}
      </FormStack>
    </TicketPanel>
  )
}
