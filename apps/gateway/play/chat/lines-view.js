// @ts-check
/** @typedef {import('./server.js').Line} Line */

/**
 * Draws the lines of a conversation, each with its author and time.
 * @param {HTMLElement} list
 * @param {HTMLElement} scroll
 * @param {{ locale: string, word: (name: string) => string }} wording
 */
export function makeLines(list, scroll, { locale, word }) {
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  /** @type {Set<number>} */
  const known = new Set()
  const names = { visitor: word('you'), operator: word('operator'), automatic: word('automatic') }

  /** @param {Line['author']} author @param {string} text @param {string} below */
  const draw = (author, text, below) => {
    const item = document.createElement('li')
    item.className = `line ${author}`
    const name = document.createElement('span')
    name.className = 'who'
    name.textContent = names[author]
    const words = document.createElement('p')
    words.className = 'words'
    words.textContent = text
    const note = document.createElement('span')
    note.className = 'when'
    note.textContent = below
    item.append(name, words, note)
    list.append(item)
    scroll.scrollTop = scroll.scrollHeight
    return { item, note }
  }

  return {
    /** The newest line that is shown, by its id. */
    newest: () => Math.max(0, ...known),
    /** Shows the lines that are not shown yet. @param {Line[]} lines */
    show(lines) {
      for (const { id, author, text, at } of lines) {
        if (known.has(id)) continue
        known.add(id)
        draw(author, text, times.format(at))
      }
    },
    /**
     * Shows a line that is on its way; `again` is called when the visitor asks to send it again.
     * @param {string} text @param {() => void} again
     */
    showSending(text, again) {
      const { item, note } = draw('visitor', text, word('sending'))
      return {
        /** @param {Line} line */
        sent({ id, at }) {
          if (known.has(id)) return item.remove()
          known.add(id)
          note.textContent = times.format(at)
        },
        /** @param {string} why */
        failed(why) {
          const button = document.createElement('button')
          button.type = 'button'
          button.className = 'again'
          button.textContent = word('again')
          button.addEventListener('click', () => {
            note.textContent = word('sending')
            again()
          })
          note.replaceChildren(`${why} `, button)
        },
      }
    },
  }
}
