import { atom } from 'jotai'

/** Whether the chat room is open; its panel stands over the page and lets it be used. Source: CHT-01. */
export const chatAtom = atom(false)
