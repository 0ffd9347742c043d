import { useAccount, useIssueText } from '@parlour/screen-kit/react'
import {
  Avatar,
  Button,
  Card,
  CardHead,
  FormActions,
  FormError,
  FormStack,
  PictureChoice,
  ProfileHead,
  TextField,
  useToast,
} from '@parlour/ui-kit'
import { useFormat } from '@parlour/i18n/react'
import { nicknameLength } from '@parlour/validation/names'
import { profileLengths, type Profile } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { useProfileForm } from './use-profile-form.ts'

interface LookCardProps {
  readonly profile: Profile
  /** The number of the picture that is chosen; null when it is none of the gallery. */
  readonly picture: string | null
  readonly gallery: readonly string[]
  readonly pictureOf: (number: string) => string
}

const fields = ['avatar', 'nickname'] as const

/** Picture and nickname, shown together as others see them. */
export function LookCard({ profile, picture, gallery, pictureOf }: LookCardProps) {
  const text = useMemberText()
  const format = useFormat()
  const issueText = useIssueText()
  const toast = useToast()
  const account = useAccount()
  const { form, busy, changed, problem } = useProfileForm({
    fields,
    before: { avatar: picture ?? '', nickname: profile.nickname ?? '' },
    onSaved: () => toast.show({ tone: 'ok', text: text('member.profile.saved') }),
  })
  const { avatar, nickname } = form.values
  return (
    <Card as="section">
      <CardHead title={text('member.profile.others')} />
      <form {...form.formProps}>
        <FormStack>
          <ProfileHead
            name={nickname.trim() || account}
            sub={<bdi>{account}</bdi>}
            avatar={<Avatar size={72} src={pictureOf(avatar)} />}
          />
          {gallery.length > 0 ? (
            <PictureChoice
              label={text('member.profile.picture')}
              pictures={gallery.map((value, at) => ({
                value,
                label: text('member.profile.pictureOf', { number: format.number(at + 1) }),
                src: pictureOf(value),
              }))}
              value={avatar || undefined}
              onValue={(value) => {
                form.setServerIssue('avatar', null, false)
                form.setValue('avatar', value)
              }}
              error={issueText(form.issues['avatar']) ?? ''}
              disabled={busy}
            />
          ) : null}
          <TextField
            {...form.bind('nickname')}
            label={text('member.profile.nickname')}
            hint={text('member.profile.nicknameHint', nicknameLength)}
            error={issueText(form.issues['nickname']) ?? ''}
            required
            disabled={busy}
            maxLength={profileLengths.nickname * 4}
            autoComplete="nickname"
            spellCheck={false}
          />
          {problem ? <FormError>{problem}</FormError> : null}
          <FormActions>
            <Button type="submit" variant="primary" loading={busy} disabled={!changed}>
              {text('member.payment.save')}
            </Button>
          </FormActions>
        </FormStack>
      </form>
    </Card>
  )
}
