/** The stories that are compared: those on which most of what is drawn can be seen; `whole` are pages that fill the window. */
export const keyStories = {
  parts: [
    'actions-button--primary', 'actions-button--secondary', 'actions-chip--default',
  ],
  whole: ['screens-home--member'],
} as const
