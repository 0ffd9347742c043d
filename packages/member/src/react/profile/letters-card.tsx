import { useApi } from '@parlour/api-client/react'
import { languageName, type LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead, CardText, FactList, FormStack } from '@parlour/ui-kit'
import { useMemberText } from '../use-member-text.ts'

interface LettersCardProps {
  language: LanguageCode
  /** IANA name of the zone that the platform counts days in. */
  timeZone: string
}

/** In which language messages and mail come, and in which zone their times are. */
export function LettersCard({ language, timeZone }: LettersCardProps) {
  const text = useMemberText()
  const { tag } = useFormat()
  const { clock } = useApi()
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'long' })
    .formatToParts(clock.now())
    .find(({ type }) => type === 'timeZoneName')?.value
  return (
    <Card as="section">
      <CardHead title={text('member.profile.letters')} />
      <FormStack>
        <FactList
          facts={[
            { id: 'language', name: text('member.profile.lettersLanguage'), value: languageName(language) },
            { id: 'zone', name: text('member.profile.lettersZone'), value: zone },
          ]}
        />
        <CardText>{text('member.profile.lettersText')}</CardText>
      </FormStack>
    </Card>
  )
}
