import { render } from 'preact'
import '../frame/frame.css'
import { openPort } from '../frame/parent-port.ts'
import { scrubTicket } from '../frame/scrub-ticket.ts'
import { makeSpeech } from '../frame/speech.ts'
import './chat.css'
import { noteShown } from './is-seen.ts'
import { ChatPage } from './page.tsx'

const fragment = new URLSearchParams(location.hash.slice(1))
scrubTicket(fragment)
const kind = document.documentElement.dataset['kind'] ?? 'room'
const speech = makeSpeech(fragment.get('lang'), document.getElementById('words')?.textContent ?? '{}')('', 'UTC')
const title = fragment.get('t') ?? speech.word(kind === '2' ? 'vip' : 'title')
document.title = title
document.documentElement.lang = speech.tag

const place = { kind, ticket: fragment.get('s'), speech, tell: openPort(fragment.get('o') ?? '', noteShown) }
const host = document.getElementById('app')
if (host) render(<ChatPage place={place} title={title} color={fragment.get('c') ?? ''} />, host)
