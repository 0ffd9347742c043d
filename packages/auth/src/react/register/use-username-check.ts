import { useApi } from '@parlour/api-client/react'
import { useState } from 'react'
import { checkUsername, type UsernameAnswer } from '../../index.ts'

/** What is known about a name: being looked up, or the answer. */
export interface UsernameCheck {
  readonly name: string
  readonly answer: UsernameAnswer | 'asking'
}

/** Looks up whether names are free; only the answer for the name asked last counts. */
export function useUsernameCheck() {
  const api = useApi()
  const [check, setCheck] = useState<UsernameCheck | null>(null)
  return {
    /** What is known about this name, or null. */
    about: (name: string) => (check?.name === name.trim() ? check.answer : null),
    /** Asks about a name; null when the answer was kept from before. */
    async ask(text: string): Promise<UsernameAnswer | null> {
      const name = text.trim()
      if (check?.name === name) return null
      setCheck({ name, answer: 'asking' })
      const answer = await checkUsername(api, name)
      setCheck((now) => (now?.name === name ? { name, answer } : now))
      return answer
    },
  }
}
