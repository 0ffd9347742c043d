import { playPage } from '../play-page.ts'
import { roomsWords } from './rooms-words.ts'

/** The document of a game with rooms. */
export const roomsPage = playPage('rooms', roomsWords)
