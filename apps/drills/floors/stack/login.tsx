import { use, useState } from 'react'
import * as v from 'valibot'
import { Login } from '../frame.tsx'
import { WordsContext } from './messages-context.ts'

const username = v.pipe(v.string(), v.minLength(6))

export default function CheckedLogin({ onClose }: { onClose(): void }) {
  const own = use(WordsContext)
  const [name, setName] = useState('')
  const problem = name === '' || v.is(username, name) ? '' : own.short
  return <Login words={own} name={name} problem={problem} onName={setName} onClose={onClose} />
}
