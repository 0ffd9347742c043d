import { useIssueText } from '@parlour/screen-kit/react'
import {
  Button,
  Card,
  CardHead,
  CardText,
  FormActions,
  FormError,
  FormRow,
  FormStack,
  TextField,
  useToast,
} from '@parlour/ui-kit'
import { contactFields, profileLengths, type Profile } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { useProfileForm } from './use-profile-form.ts'

/** Where else the member can be reached, as the platform keeps it. */
export function ContactsCard({ profile }: { profile: Profile }) {
  const text = useMemberText()
  const issueText = useIssueText()
  const toast = useToast()
  const { form, busy, changed, problem } = useProfileForm({
    fields: contactFields,
    before: Object.fromEntries(contactFields.map((field) => [field, profile[field] ?? ''])),
    onSaved: () => toast.show({ tone: 'ok', text: text('member.profile.saved') }),
  })
  return (
    <Card as="section">
      <CardHead title={text('member.profile.contacts')} />
      <form {...form.formProps}>
        <FormStack>
          <CardText>{text('member.profile.contactsText')}</CardText>
          <FormRow>
            {contactFields.map((field) => (
              <TextField
                key={field}
                {...form.bind(field)}
                label={text(`member.profile.field.${field}`)}
                error={issueText(form.issues[field]) ?? ''}
                disabled={busy}
                maxLength={profileLengths.contact}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                dir="auto"
              />
            ))}
          </FormRow>
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
