import { createFormDraft } from '@parlour/validation'
import { atom } from 'jotai'
import type { RegistrationMode } from '../../index.ts'
import { unkeptFields } from './field-inputs.ts'

/** What was typed into the registration form and is no secret: a form that was closed opens with it again. */
export const registerDraftAtom = atom(() => createFormDraft([...unkeptFields]))

/** The tab that the visitor chose; null before. */
export const registerModeAtom = atom<RegistrationMode | null>(null)

/** Whether the account was opened by a number: its name was made by the platform and is shown first (REG-09). */
export const newUsernameAtom = atom(false)
