import { Button, Modal, TextField } from '@parlour/ui-kit'
import { useState, type FormEvent } from 'react'
import { text } from './messages.ts'

const nicknames = /^[a-z0-9]{4,12}$/i

/** A nickname, and a window to change it in: a button, a modal and a field of the kit. */
export function NicknamePage() {
  const [nickname, setNickname] = useState('maya88')
  const [open, setOpen] = useState(false)
  const [wrong, setWrong] = useState(false)
  const close = () => {
    setOpen(false)
    setWrong(false)
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('nickname')).trim()
    if (!nicknames.test(wanted)) return setWrong(true)
    setNickname(wanted)
    close()
  }
  return (
    <main>
      <h1>{text('page.title')}</h1>
      <p role="status">{text('page.now', nickname)}</p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {text('page.change')}
      </Button>
      <Modal
        open={open}
        name="nickname"
        title={text('page.change')}
        closeLabel={text('form.close')}
        width={400}
        onClose={close}
      >
        <form onSubmit={save} noValidate>
          <TextField
            name="nickname"
            label={text('form.label')}
            hint={text('form.hint')}
            error={wrong ? text('form.wrong') : undefined}
            autoComplete="nickname"
            required
            data-autofocus=""
          />
          <Button type="submit" variant="primary" block>
            {text('form.save')}
          </Button>
        </form>
      </Modal>
    </main>
  )
}
