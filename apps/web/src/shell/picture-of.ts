/** The address of a picture of the gallery, by its number. */
export const pictureOf = (number: string): string => `/img/avatars/${/^\d{1,3}$/.test(number) ? number : '0'}.svg`
