import { EmptyState, FormRow, FormStack, Segmented, Stepper } from '@parlour/ui-kit'
import { IconDevice } from '@parlour/ui-kit/icons'
import { QrCard } from '@parlour/ui-kit/qr'
import { useState } from 'react'
import type { AppLinks, PhoneKind } from '../../download/app-links.ts'
import { useSiteText } from '../use-site-text.ts'
import { useSteps } from './use-steps.tsx'

/** Props of `DownloadSteps`. */
export interface DownloadStepsProps {
  links: AppLinks
  /** The name of the brand. */
  brand: string
  /** The kind of phone that this page is on, or null. */
  device: PhoneKind | null
}

const kinds = ['android', 'ios'] as const

/**
 * How the site gets onto a phone: its kind, four steps, and
 * the code of the first; what is not offered is said (MOD-03).
 */
export function DownloadSteps({ links, brand, device }: DownloadStepsProps) {
  const text = useSiteText()
  const [kind, setKind] = useState<PhoneKind>(device ?? (links.android || !links.ios ? 'android' : 'ios'))
  const link = links[kind]
  const here = kind === device
  const steps = useSteps({ kind, link, brand, here })
  if (!links.android && !links.ios)
    return (
      <EmptyState
        art={<IconDevice size={36} />}
        title={text('site.download.none')}
        text={text('site.download.noneText')}
      />
    )
  const system = text(`site.download.${kind}`)
  return (
    <FormStack>
      <Segmented
        block
        label={text('site.download.kind')}
        value={kind}
        onValue={setKind}
        options={kinds.map((value) => ({ value, label: text(`site.download.${value}`) }))}
      />
      <FormRow>
        <Stepper steps={steps} />
        {link && !here ? (
          <QrCard
            key={kind}
            link={link}
            label={text('site.download.code', { brand, system })}
            caption={text('site.download.caption', { system })}
            copyLabel={text('site.download.copy')}
            copiedLabel={text('site.download.copied')}
          />
        ) : null}
      </FormRow>
    </FormStack>
  )
}
