/** Whether somebody is at work here: in a centre announcements wait in the bell, and nothing takes the keys away. */
export const isPlaceOfWork = (path: string): boolean => /^\/(agent|member)(\/|$)/.test(path)
