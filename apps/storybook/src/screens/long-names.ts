/** A name as long as names get, of words that break; a screen has to hold it. */
export const longName = 'Paanong pinagsasama-sama ang mga pinakamagagandang subok sa buong linggo hanggang hatinggabi'
