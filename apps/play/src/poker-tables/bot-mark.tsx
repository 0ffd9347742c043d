/** The sign of a player that the server runs: a machine's face. */
export const BotMark = () => (
  <svg viewBox="0 0 24 24" class="machine">
    <path
      d="M12 3.2v3M6.5 6.5h11a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 16.5V9a2.5 2.5 0 0 1 2.5-2.5ZM9 15.6h6"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
      stroke-linecap="round"
    />
    <circle cx="12" cy="2.9" r="1.5" fill="currentColor" />
    <circle cx="9" cy="11.4" r="1.5" fill="currentColor" />
    <circle cx="15" cy="11.4" r="1.5" fill="currentColor" />
  </svg>
)
