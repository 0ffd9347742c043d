import { getAvatar, getProfile } from '@parlour/api-client/endpoints'
import { isRefused } from '@parlour/api-client'
import { useApi } from '@parlour/api-client/react'
import { useAuthWindow, useReloadMember } from '@parlour/auth/react'
import { useProblem } from '@parlour/screen-kit/react'
import { useForm } from '@parlour/validation/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  profileChange,
  profileIssue,
  profileRefusal,
  saveProfile,
  type ProfileChange,
  type ProfileField,
} from '../../index.ts'
import { readsAgain } from '../reads-again.ts'

interface ProfileFormOptions<Field extends ProfileField> {
  readonly fields: readonly Field[]
  /** What the platform knows of them. */
  readonly before: Readonly<Partial<Record<Field, string>>>
  readonly onSaved: () => void
  /** In place of saving at once: a question first. */
  readonly onAsk?: () => void
}

/**
 * A part of the profile that is saved by itself. A refusal stands at its field, and what was typed stays; after a saving,
 * and after one whose answer was lost, profile, picture and member are read again.
 */
export function useProfileForm<Field extends ProfileField>({
  fields,
  before,
  onSaved,
  onAsk,
}: ProfileFormOptions<Field>) {
  const api = useApi()
  const queries = useQueryClient()
  const problemOf = useProblem()
  const reloadMember = useReloadMember()
  const { open } = useAuthWindow()
  const placeOf = (error: unknown) => {
    const issue = profileRefusal(error)
    return fields.some((field) => field === issue?.field) ? issue : null
  }
  const reading = readsAgain(queries, [getProfile, getAvatar])
  const saving = useMutation({
    mutationFn: (change: ProfileChange) => saveProfile(api, change),
    meta: reading.meta,
    onSettled: () => Promise.all([reading.onSettled(), reloadMember()]),
    onSuccess: onSaved,
    onError: (error) => {
      if (isRefused(error, 'in_need_true_account')) open('real-account')
      const issue = placeOf(error)
      if (issue) form.setServerIssue(issue.field, issue)
    },
  })
  const save = (values: Readonly<Record<Field, string>>) =>
    saving.mutateAsync(profileChange(before, values)).catch(() => undefined)
  const form = useForm<Field>({
    fields,
    initial: before,
    check: profileIssue,
    onSubmit: (values) => (onAsk ? onAsk() : save(values)),
  })
  // What another tab has changed comes in where nothing else was typed: a saving would write the old value back.
  const known = useRef(before)
  useEffect(() => {
    for (const field of fields) {
      const was = known.current[field] ?? ''
      const now = before[field] ?? ''
      if (now !== was && form.values[field] === was) form.setValue(field, now)
    }
    known.current = before
  })
  return {
    form,
    save: () => save(form.values),
    busy: saving.isPending,
    changed: Object.keys(profileChange(before, form.values)).length > 0,
    problem: saving.error && !placeOf(saving.error) ? problemOf(saving.error) : null,
  }
}
