import { useEndpointMutation } from '@parlour/api-client/react'
import { deleteAffiliateUrl, listAffiliateUrls, type AffiliateUrl } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount, useProblem } from '@parlour/screen-kit/react'
import {
  Button,
  Card,
  CardHead,
  CardText,
  ConfirmDialog,
  FactList,
  FormError,
  FormStack,
  useToast,
} from '@parlour/ui-kit'
import { IconTrash } from '@parlour/ui-kit/icons'
import { QrCard } from '@parlour/ui-kit/qr'
import { useState } from 'react'
import { useAgentText } from '../use-agent-text.ts'

interface LinkCardProps {
  link: AffiliateUrl
  /** Without a card of its own, in a window that has the title. */
  bare: boolean
  categoryName: (code: string) => string
  onDeleted: () => void
}

const percent = 100

/** One invitation link: its code to scan, its address to copy, its rates, and the way to end it in two steps. */
export function LinkCard({ link, bare, categoryName, onDeleted }: LinkCardProps) {
  const text = useAgentText()
  const format = useFormat()
  const problem = useProblem()
  const toast = useToast()
  const [asks, setAsks] = useState(false)
  const name = link.note || link.code
  const effect = useEndpointMutation(deleteAffiliateUrl, {
    scope: `${useAccount()}/${link.affiUrlId}`,
    invalidates: [listAffiliateUrls],
    onDone: () => {
      setAsks(false)
      toast.show({ tone: 'ok', text: text('agent.register.deleted') })
      onDeleted()
    },
  })
  const rates = Object.entries(link.rates ?? {})
  const content = (
    <FormStack>
      <QrCard
        link={link.url}
        label={text('agent.register.qr', { name })}
        caption={<bdi dir="ltr">{link.url.replace(/^https?:\/\//, '')}</bdi>}
        copyLabel={text('agent.register.copyLink')}
        copiedLabel={text('agent.register.copied')}
        saveLabel={text('agent.register.saveQr')}
        fileName={`${link.code}.png`}
      />
      {rates.length > 0 ? (
        <section>
          <CardHead title={text('agent.register.newRates')} />
          <FactList
            facts={rates.map(([productType, rate]) => ({
              id: productType,
              name: categoryName(productType),
              value: format.percent(rate * percent),
            }))}
          />
        </section>
      ) : null}
      <CardText>{text('agent.register.linkNote')}</CardText>
      <Button block variant="text" icon={<IconTrash />} onClick={() => setAsks(true)}>
        {text('agent.register.delete')}
      </Button>
    </FormStack>
  )
  return (
    <>
      {bare ? (
        content
      ) : (
        <Card as="section">
          <CardHead title={name} />
          {content}
        </Card>
      )}
      <ConfirmDialog
        open={asks}
        name="deleteLinkModal"
        title={text('agent.register.deleteAsk', { name })}
        text={
          <FormStack>
            <p>{text('agent.register.deleteText')}</p>
            {effect.error ? <FormError>{problem(effect.error)}</FormError> : null}
          </FormStack>
        }
        confirmLabel={text('agent.register.delete')}
        cancelLabel={text('agent.register.keepLink')}
        tone="danger"
        busy={effect.status === 'sending'}
        onConfirm={() => effect.send({ affiUrlId: link.affiUrlId })}
        onCancel={() => {
          setAsks(false)
          effect.reset()
        }}
      />
    </>
  )
}
