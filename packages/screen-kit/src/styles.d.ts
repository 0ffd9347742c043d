/** Style sheets are imported for their effect alone, by browser tests. */
declare module '*.css'
