/** One file of an `Upload`. The owner holds the list and updates it. */
export type UploadFile = {
  id: string
  name: string
  /** Second line, for example "2.4 MB". */
  note?: string
  /** The picture itself, or the address of one that is already there. */
  picture?: Blob | string
  status: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 100 while it is being sent. */
  percent?: number
  /** What is wrong and what to do: too big, not a picture, the network dropped. */
  error?: string
  /** Sending it again may help; without it the row offers only to be removed. */
  retry?: boolean
}

/** Words of an `Upload`; those with a name are read out with it. */
export type UploadTexts = {
  /** In the middle of the drop zone, for example "Drop a picture here". */
  drop: string
  /** On the button, for example "Choose a file". */
  choose: string
  /** On the second button of a phone, where `capture` is set. */
  camera?: string
  waiting: string
  done: string
  /** A whole percent while it is sent, for example "62%". */
  percent: (percent: number) => string
  cancel: (name: string) => string
  retry: (name: string) => string
  remove: (name: string) => string
  /** Name of the list. */
  list: string
}
