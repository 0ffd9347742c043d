import { dayStart } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useFocusOnArrival, useIssueText } from '@parlour/screen-kit/react'
import {
  Button,
  Card,
  CardHead,
  CardText,
  ConfirmDialog,
  FactList,
  FormActions,
  FormError,
  FormStack,
  Notice,
  TextField,
  useToast,
} from '@parlour/ui-kit'
import { isRealDate } from '@parlour/validation'
import { keptName } from '@parlour/validation/names'
import { useState } from 'react'
import { onceFields, profileLengths, type Profile } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { useProfileForm } from './use-profile-form.ts'

type OnceField = (typeof onceFields)[number]

const dayPattern = 11

/** How a name and a birthday are shown: the day in the words of the reader, and what is no day as it stands. */
function useOnceText(): (field: OnceField, value: string) => string {
  const format = useFormat()
  return (field, value) =>
    field === 'birthday' && isRealDate(dayPattern, value) ? format.date(dayStart(value)) : keptName(value)
}

/** Real name and birthday: what is fixed is text, what is not can be set once, after a question. */
export function OnceCard({ profile }: { profile: Profile }) {
  const text = useMemberText()
  const shown = useOnceText()
  const isFixed = (field: OnceField) => profile.fixed.includes(field) || Boolean(profile[field])
  const open = onceFields.filter((field) => !isFixed(field))
  const [timesSaved, setTimesSaved] = useState(0)
  // The form goes with what it has saved.
  const box = useFocusOnArrival(timesSaved)
  return (
    <Card as="section">
      <div ref={box}>
        <CardHead title={text('member.profile.once')} />
        <FormStack>
          {open.length < onceFields.length ? (
            <FactList
              facts={onceFields.filter(isFixed).map((field) => ({
                id: field,
                name: text(`member.profile.${field}`),
                value: <bdi>{shown(field, profile[field] ?? '')}</bdi>,
              }))}
            />
          ) : null}
          {open.length > 0 ? (
            <OnceForm key={open.join()} fields={open} onSaved={() => setTimesSaved(timesSaved + 1)} />
          ) : (
            <CardText>{text('member.profile.fixed')}</CardText>
          )}
        </FormStack>
      </div>
    </Card>
  )
}

const inputs = {
  payeeName: { autoComplete: 'name', maxLength: profileLengths.payeeName },
  birthday: {
    autoComplete: 'bday',
    maxLength: profileLengths.birthday,
    placeholder: '1990-05-31',
    inputMode: 'text',
    dir: 'ltr',
  },
} as const

const hints = { payeeName: 'member.profile.payeeNameHint', birthday: 'member.profile.birthdayHint' } as const

function OnceForm({ fields, onSaved }: { fields: readonly OnceField[]; onSaved: () => void }) {
  const text = useMemberText()
  const issueText = useIssueText()
  const shown = useOnceText()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { form, save, busy, changed, problem } = useProfileForm<OnceField>({
    fields,
    before: { payeeName: '', birthday: '' },
    onAsk: () => setAsking(true),
    onSaved: () => {
      toast.show({ tone: 'ok', text: text('member.profile.saved') })
      onSaved()
    },
  })
  const told = fields.filter((field) => form.values[field].trim() !== '')
  return (
    <form {...form.formProps}>
      <FormStack>
        <Notice tone="warn">{text('member.profile.onceText')}</Notice>
        {fields.map((field) => (
          <TextField
            key={field}
            {...form.bind(field)}
            {...inputs[field]}
            label={text(`member.profile.${field}`)}
            hint={text(hints[field])}
            error={issueText(form.issues[field]) ?? ''}
            disabled={busy}
            spellCheck={false}
          />
        ))}
        {problem ? <FormError>{problem}</FormError> : null}
        <FormActions>
          <Button type="submit" variant="primary" loading={busy} disabled={!changed}>
            {text('member.payment.save')}
          </Button>
        </FormActions>
      </FormStack>
      <ConfirmDialog
        open={asking}
        name="profileOnceModal"
        title={text('member.profile.ask')}
        text={
          <FormStack>
            <FactList
              facts={told.map((field) => ({
                id: field,
                name: text(`member.profile.${field}`),
                value: <bdi>{shown(field, form.values[field].trim())}</bdi>,
              }))}
            />
            <p>{text('member.profile.askText')}</p>
          </FormStack>
        }
        confirmLabel={text('member.profile.askSave')}
        cancelLabel={text('member.profile.askBack')}
        onConfirm={() => {
          setAsking(false)
          void save()
        }}
        onCancel={() => setAsking(false)}
      />
    </form>
  )
}
